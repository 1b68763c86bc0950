import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './Link.tsx';
import classes from './PageLink.module.css';

type PageLinkProps = { to: string; children: ReactNode };

/**
 * A navigation link that says when it leads to the page one is on. React Router's `NavLink` leaves
 * the hash out of the comparison: on `/` it marks `/#about` as the current page too.
 */
export function PageLink({ to, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={classes.link!} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
