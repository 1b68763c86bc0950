import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import classes from './PageLink.module.css';

type PageLinkProps = {
  to: string;
  'aria-current'?: 'location' | undefined;
  children: ReactNode;
};

export function PageLink(props: PageLinkProps) {
  // NavLink ignores the hash, so on `/` it would mark every link to a section as the current page.
  return props.to.includes('#') ? (
    <Anchor className={classes.link!} component={Link} inherit {...props} />
  ) : (
    <Anchor className={classes.link!} component={NavLink} end inherit {...props} />
  );
}
