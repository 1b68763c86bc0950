import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './Logo.module.css';
import mark from './mark.svg';

/** The mark and the company's name, leading home. */
export function Logo() {
  const { t } = useTranslation('common');
  return (
    <Link className={classes.logo} to="/">
      <img className={classes.mark} src={mark} alt="" width={40} height={40} />
      <span translate="no">{t(($) => $.common.company)}</span>
    </Link>
  );
}
