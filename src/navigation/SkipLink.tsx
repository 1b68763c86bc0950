import { useTexts } from '../i18n/useTexts.tsx';
import classes from './SkipLink.module.css';

/** The skip link is a plain link to a fragment, so that the browser moves the focus without a script. */
export function SkipLink() {
  const { text } = useTexts('common');
  return (
    <a className={classes.link} href="#main">
      {text(($) => $.common.skipLink)}
    </a>
  );
}
