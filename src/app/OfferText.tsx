import { Anchor } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { localizePath } from '../i18n/urls.ts';
import classes from './OfferText.module.css';

type OfferTextProps = { tag: string; link: string; children: string };

/** In the language that is offered; the link leads to the same place of the same page. */
export function OfferText({ tag, link, children }: OfferTextProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{children}</p>
      <Anchor
        className={classes.link!}
        href={localizePath(pathname, tag) + search + hash}
        hrefLang={tag}
        underline="always"
        inherit
      >
        {link}
      </Anchor>
    </>
  );
}
