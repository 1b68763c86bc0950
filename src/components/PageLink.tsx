import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import classes from './PageLink.module.css';

type PageLinkProps = { to: string; children: ReactNode };

export function PageLink({ to, children }: PageLinkProps) {
  // NavLink ignores the hash, so on `/` it would mark every link to a section as the current page.
  return to.includes('#') ? (
    <Anchor className={classes.link!} component={Link} to={to} inherit>
      {children}
    </Anchor>
  ) : (
    <Anchor className={classes.link!} component={NavLink} to={to} end inherit>
      {children}
    </Anchor>
  );
}
