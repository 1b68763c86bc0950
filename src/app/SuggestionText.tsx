import { Anchor, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { localizePath } from '../i18n/urls.ts';
import classes from './SuggestionText.module.css';

type SuggestionTextProps = { tag: string; text: string; link: string };

export function SuggestionText({ tag, text, link }: SuggestionTextProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <Text inherit>{text}</Text>
      <Anchor
        className={classes.link!}
        href={localizePath(pathname, tag) + search + hash}
        hrefLang={tag}
        inherit
      >
        {link}
      </Anchor>
    </>
  );
}
