import { defaultLocale } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';

const path = '.well-known/security.txt';

/**
 * The file that says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116. It names
 * English alone, because a translation does not mean that somebody reads reports in that language.
 */
export function renderSecurityTxt(buildDate: Date): Record<string, string> {
  const { origin, contactEmail } = siteConfig;
  // The RFC asks for less than a year. The first day of a month, so that builds of one month are the
  // same, and in UTC, because two time zones can have different months at the same moment.
  const expires = new Date(Date.UTC(buildDate.getUTCFullYear() + 1, buildDate.getUTCMonth()));
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${defaultLocale}`,
    // The RFC allows no other scheme. The origin of a local build can be http.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${path}`] : []),
  ];
  return { [path]: lines.map((line) => `${line}\n`).join('') };
}
