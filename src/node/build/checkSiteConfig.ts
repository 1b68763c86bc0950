import { z } from 'zod';
import { UserError } from './UserError.ts';

/** Accepts only the normalized form that `URL` returns, or that form without its last slash. */
function isWebAddress(value: string): boolean {
  const { protocol = '', href = '' } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol) && [value, `${value}/`].includes(href);
}

const variables = {
  VITE_CONTACT_EMAIL: {
    isValid: (value: string) => z.email().safeParse(value).success,
    form: 'an email address',
    example: 'hello@your-domain.com',
  },
  VITE_HOME_APP_URL: {
    isValid: isWebAddress,
    form: 'a web address with its scheme, as browsers write it',
    example: 'https://app.your-domain.com/',
  },
  VITE_SITE_ORIGIN: {
    isValid: (value: string) => isWebAddress(value) && URL.parse(value)?.origin === value,
    form: 'scheme and host in lower case and nothing after them',
    example: 'https://www.your-domain.com',
  },
};

const cure =
  'Set them in .env.local or in the environment; README.md, "The three values", says more.';

type Environment = Record<string, string | undefined>;

/** @throws UserError with a sentence for each wrong variable */
export function checkSiteConfig(env: Environment): void {
  const problems = Object.entries(variables).flatMap(([name, { isValid, form, example }]) => {
    const value = env[name] ?? '';
    if (isValid(value)) return [];
    const { href = '', origin = '' } = URL.parse(value) ?? {};
    const corrected = [href, origin].find(isValid);
    const cureOfOne = corrected ? `: ${corrected}` : `, such as ${example}.`;
    return `  ${name} ${value ? `is "${value}"` : 'is not set'}. It has to be ${form}${cureOfOne}`;
  });
  if (problems.length > 0)
    throw new UserError('The site cannot be built with these values:', ...problems, cure);
}

/** Matches the defaults in `.env`, whose domain `.example` is reserved and belongs to nobody. */
const reservedAddress = /^(?:https?:\/\/)?[^/]+\.example(?:[:/]|$)/;

export function describeReserved(env: Environment): string[] {
  const names = Object.keys(variables).filter((name) => reservedAddress.test(env[name] ?? ''));
  if (names.length === 0) return [];
  return [
    `Visitors reach nobody by ${new Intl.ListFormat('en').format(names)}: the domain .example is reserved. ${cure}`,
  ];
}
