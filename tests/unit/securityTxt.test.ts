import { expect, it, onTestFinished } from 'vitest';
import { renderSecurityTxt } from '../../src/node/build/securityTxt.ts';
import { siteConfig } from '../../src/site/config.ts';

const render = (date: string) => renderSecurityTxt(new Date(date))['.well-known/security.txt']!;

it('security.txt says where to report a vulnerability, in which language, and until when', () => {
  expect(render('2026-11-24T12:00:00Z').split('\n')).toEqual([
    `Contact: mailto:${siteConfig.contactEmail}`,
    'Expires: 2027-11-01T00:00:00Z',
    'Preferred-Languages: en',
    `Canonical: ${siteConfig.origin}/.well-known/security.txt`,
    '',
  ]);
});

it.each([
  ['2026-11-01T00:00:01Z', '2027-11-01'],
  ['2026-11-30T23:59:59Z', '2027-11-01'],
  ['2026-12-01T00:00:00Z', '2027-12-01'],
  ['2028-02-29T00:00:00Z', '2029-02-01'],
])(
  'security.txt of a build at %s expires on %s, as for every build of the same month',
  (built, date) => {
    expect(render(built)).toContain(`Expires: ${date}T00:00:00Z`);
  },
);

it('security.txt does not contain an http: address', () => {
  const { origin } = siteConfig;
  onTestFinished(() => void (siteConfig.origin = origin));
  siteConfig.origin = 'http://localhost:4173';
  expect(render('2026-11-24T12:00:00Z')).not.toContain('http');
});
