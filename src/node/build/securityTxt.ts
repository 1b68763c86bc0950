import { defaultLocale } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';

const path = '.well-known/security.txt';

/**
 * Renders the file that says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116.
 * It names only English, because a translated site does not mean that somebody reads reports in that
 * language.
 */
export function renderSecurityTxt(buildDate: Date): Record<string, string> {
  const { origin, contactEmail } = siteConfig;
  // The RFC asks for less than a year. The date is the first day of a month, so that builds of one
  // month are the same. It is in UTC, because time zones can have different months at one moment.
  const expires = new Date(Date.UTC(buildDate.getUTCFullYear() + 1, buildDate.getUTCMonth()));
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${defaultLocale}`,
    // The RFC allows only https. The origin of a local build can be http.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${path}`] : []),
  ];
  return { [path]: lines.map((line) => `${line}\n`).join('') };
}
