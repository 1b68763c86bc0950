import { z } from 'zod';
import { UserError } from './UserError.ts';

/** As a browser would write it, but for the slash of an empty path: what is checked is what is used. */
const webAddress = z
  .string()
  .regex(/^\S+$/)
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((value) => [value, `${value}/`].includes(URL.parse(value)?.href ?? ''));

/** For each variable what its value has to be, and an example: together, the cure for a wrong one. */
const variables = {
  VITE_CONTACT_EMAIL: {
    schema: z.email(),
    has: 'an email address',
    example: 'hello@your-domain.com',
  },
  VITE_HOME_APP_URL: {
    schema: webAddress,
    has: 'a web address with its scheme, as browsers write it',
    example: 'https://app.your-domain.com/',
  },
  VITE_SITE_ORIGIN: {
    schema: webAddress.refine((value) => URL.parse(value)?.origin === value),
    has: 'scheme and host in lower case and nothing after them',
    example: 'https://www.your-domain.com',
  },
} as const;

const cure =
  'Set them in .env.local or in the environment; README.md, "The three values", says more.';

type Environment = Record<string, string | undefined>;

/**
 * @param env the VITE_ variables, from `.env`, `.env.local` and the environment
 * @throws Error naming every wrong variable, its value and the cure
 */
export function checkSiteConfig(env: Environment): void {
  const diagnostics = Object.entries(variables).flatMap(([name, { schema, has, example }]) => {
    const value = env[name];
    if (schema.safeParse(value).success) return [];
    const { href, origin } = URL.parse(value ?? '') ?? {};
    const meant = [href, origin].find((one) => schema.safeParse(one).success);
    const form = meant ? `: ${meant}` : `, such as ${example}.`;
    return `  ${name} ${value ? `is "${value}"` : 'is not set'}. It has to be ${has}${form}`;
  });
  if (diagnostics.length === 0) return;
  throw new UserError('The site cannot be built with these values:', ...diagnostics, cure);
}

/** @returns a sentence for what is right and reaches nobody: the defaults of `.env` */
export function describeReserved(env: Environment): string[] {
  const names = Object.keys(variables).filter((name) => toHost(env[name]).endsWith('.example'));
  if (names.length === 0) return [];
  return [
    `Visitors reach nobody by ${new Intl.ListFormat('en').format(names)}: the domain .example is reserved. ${cure}`,
  ];
}

function toHost(value = ''): string {
  return URL.parse(value)?.hostname ?? value.slice(value.indexOf('@') + 1);
}
