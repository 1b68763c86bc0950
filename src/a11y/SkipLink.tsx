import { useTranslation } from 'react-i18next';
import classes from './SkipLink.module.css';

/** A plain fragment link: the browser moves the focus itself, with or without a script. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={classes.link} href="#main">
      {t(($) => $.common.skipLink)}
    </a>
  );
}
