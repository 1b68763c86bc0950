import { useTexts } from '../i18n/useTexts.tsx';
import classes from './SkipLink.module.css';

/** With a plain link, the browser moves the focus without a script. */
export function SkipLink() {
  const { text } = useTexts('common');
  return (
    <a className={classes.link} href="#main">
      {text(($) => $.common.skipLink)}
    </a>
  );
}
