import { useTexts } from '../i18n/useTexts.tsx';
import { PageLink } from './PageLink.tsx';

const siteLinks = [
  { id: 'home', to: '/' },
  { id: 'products', to: '/#products' },
  { id: 'about', to: '/#about' },
  { id: 'contact', to: '/#contact' },
] as const;

export function SiteLinks() {
  const { text } = useTexts('common');
  return siteLinks.map(({ id, to }) => (
    <li key={id}>
      <PageLink to={to}>{text(($) => $.common.nav[id])}</PageLink>
    </li>
  ));
}
