import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePrefetch } from '../i18n/usePrefetch.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onPointerEnter' | 'onFocus'> & {
  to: To;
};

/** A link to another page of the site. React Router's own brings 3 kB that fetch routes of its framework. */
export function Link({ to, children, ...others }: LinkProps) {
  const href = useHref(to);
  const push = useLinkClickHandler<HTMLAnchorElement>(to);
  const replace = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  // As browsers do. React Router compares with the page that is shown, which is not yet this one
  // where a visitor asks again for a page that is slow.
  const onClick = (event: MouseEvent<HTMLAnchorElement>) =>
    (event.currentTarget.href === window.location.href ? replace : push)(event);
  const prefetch = usePrefetch(to);
  return (
    <a {...others} href={href} onClick={onClick} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </a>
  );
}
