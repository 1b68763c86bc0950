import { defaultLocale } from '../../i18n/urls.ts';
import { siteConfig } from '../../site/config.ts';

const path = '.well-known/security.txt';

/**
 * Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116. Its language is that of
 * the texts that bind: a translation is no promise that somebody reads reports in it.
 *
 * @param built when; the file is out of date eleven to twelve months later, since the RFC wants less
 *   than a year, and two builds of one month are the same
 */
export function renderSecurityTxt(built: Date): Record<string, string> {
  const { origin, contactEmail } = siteConfig;
  // In UTC, because the same moment can be of two months elsewhere.
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth()));
  const fields = {
    Contact: `mailto:${contactEmail}`,
    Expires: expires.toISOString().replace('.000', ''),
    'Preferred-Languages': defaultLocale,
    // The RFC lets no other scheme be named; a site on this machine may have one.
    ...(origin.startsWith('https:') && { Canonical: `${origin}/${path}` }),
  };
  return {
    [path]: Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join(''),
  };
}
