import { defaultLocale } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';

const path = '.well-known/security.txt';

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityTxt(buildDate: Date): Record<string, string> {
  const { origin, contactEmail } = siteConfig;
  // The RFC asks for a date that is less than a year away. The first day of a month makes all builds of
  // one month the same. The date is in UTC, because the month can differ between time zones.
  const expires = new Date(Date.UTC(buildDate.getUTCFullYear() + 1, buildDate.getUTCMonth()));
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    // A translated site does not mean that somebody reads reports in that language.
    `Preferred-Languages: ${defaultLocale}`,
    // The RFC allows only https. The origin of a local build can be http.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${path}`] : []),
  ];
  return { [path]: lines.map((line) => `${line}\n`).join('') };
}
