import { expect, it } from 'vitest';
import { checkSiteConfig, describeReserved } from '../../src/node/build/checkSiteConfig.ts';

const valid = {
  VITE_CONTACT_EMAIL: 'hello@enhance.example',
  VITE_HOME_APP_URL: 'https://home.enhance.example/',
  VITE_SITE_ORIGIN: 'https://www.enhance.example',
};

it('valid values pass, even with a port or without encryption', () => {
  checkSiteConfig({ ...valid, VITE_SITE_ORIGIN: 'http://localhost:4173' });
});

it('the error names all wrong values and their corrections', () => {
  const wrong = {
    VITE_CONTACT_EMAIL: 'hello at enhance',
    VITE_HOME_APP_URL: 'home.enhance.example',
    VITE_SITE_ORIGIN: 'https://www.enhance.example/',
  };
  expect(() => checkSiteConfig(wrong)).toThrowErrorMatchingInlineSnapshot(`
    [Error: The site cannot be built with these values:
      VITE_CONTACT_EMAIL is "hello at enhance". It has to be an email address, such as hello@your-domain.com.
      VITE_HOME_APP_URL is "home.enhance.example". It has to be a web address with its scheme, as browsers write it, such as https://app.your-domain.com/.
      VITE_SITE_ORIGIN is "https://www.enhance.example/". It has to be scheme and host in lower case and nothing after them: https://www.enhance.example
    Set them in .env.local or in the environment; README.md, "The three values", says more.]
  `);
});

it.each([
  ['VITE_HOME_APP_URL', 'javascript:alert(1)'],
  ['VITE_SITE_ORIGIN', 'https://www.enhance.example '],
  ['VITE_HOME_APP_URL', ' https://home.enhance.example/'],
  ['VITE_HOME_APP_URL', 'https://home.enhance.example/"><script>'],
  ['VITE_CONTACT_EMAIL', 'hello@enhance.example?subject=x'],
])('%s cannot be %s', (name, value) => {
  expect(() => checkSiteConfig({ ...valid, [name]: value })).toThrow(`${name} is "${value}".`);
});

it('an empty value is reported as not set', () => {
  expect(() => checkSiteConfig({ ...valid, VITE_CONTACT_EMAIL: '' })).toThrow('is not set.');
});

it.each([
  ['https://Home.Enhance.example:443', 'https://home.enhance.example/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
])('the error for %s suggests %s, the form in which browsers write it', (value, meant) => {
  expect(() => checkSiteConfig({ ...valid, VITE_HOME_APP_URL: value })).toThrow(
    `as browsers write it: ${meant}\n`,
  );
});

it('one warning names all values with a reserved domain', () => {
  expect(describeReserved({ ...valid, VITE_HOME_APP_URL: 'https://app.enhance.com/' })).toEqual([
    'Visitors reach nobody by VITE_CONTACT_EMAIL and VITE_SITE_ORIGIN: the domain .example is reserved. Set them in .env.local or in the environment; README.md, "The three values", says more.',
  ]);
});

it('values with a real domain cause no warning', () => {
  const real = {
    VITE_CONTACT_EMAIL: 'for.example@enhance.com',
    VITE_HOME_APP_URL: 'https://app.enhance.com/of.example',
    VITE_SITE_ORIGIN: 'http://localhost:4173',
  };
  expect(describeReserved(real)).toEqual([]);
});
