import { Link } from 'react-router-dom';
import { defaultLocale } from '../i18n/urls.ts';
import { useTexts } from '../i18n/useTexts.tsx';
import classes from './Logo.module.css';
import mark from './mark.svg';

export function Logo() {
  const { t } = useTexts('common');
  const company = t(($) => $.common.company);
  return (
    <Link className={classes.logo} to="/">
      {/* With another priority, React would preload the logo before the hero's picture. */}
      <img className={classes.mark} src={mark} alt="" fetchPriority="low" width={40} height={40} />
      <span translate="no" lang={defaultLocale}>
        {company}
      </span>
    </Link>
  );
}
