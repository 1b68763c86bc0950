import { defaultLocale } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';

const path = '.well-known/security.txt';

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityTxt(buildDate: Date): Record<string, string> {
  const { origin, contactEmail } = siteConfig;
  // The RFC asks for a date that is less than a year away. So take the date one year after the first day of
  // the build's month. The date is in UTC, because the month can differ between time zones.
  const expires = new Date(Date.UTC(buildDate.getUTCFullYear() + 1, buildDate.getUTCMonth()));
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    // The team may not be able to read the other languages of the site.
    `Preferred-Languages: ${defaultLocale}`,
    // A local build can have an http origin, but the RFC allows only https here.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${path}`] : []),
  ];
  return { [path]: lines.map((line) => `${line}\n`).join('') };
}
