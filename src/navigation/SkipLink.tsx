import { useTexts } from '../i18n/useTexts.tsx';
import classes from './SkipLink.module.css';

/** A plain `<a>` and not a React Router link, because the browser then moves the focus without a script. */
export function SkipLink() {
  const { text } = useTexts('common');
  return (
    <a className={classes.link} href="#main">
      {text(($) => $.common.skipLink)}
    </a>
  );
}
