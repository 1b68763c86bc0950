import { useTexts } from '../i18n/useTexts.tsx';
import classes from './SkipLink.module.css';

/** This link is not a React Router link, so that the browser moves the focus without a script. */
export function SkipLink() {
  const { text } = useTexts('common');
  return (
    <a className={classes.link} href="#main">
      {text(($) => $.common.skipLink)}
    </a>
  );
}
