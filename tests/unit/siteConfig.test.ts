import { expect, it } from 'vitest';
import { checkSiteConfig, describeReserved } from '../../src/node/build/siteConfig.ts';

const good = {
  VITE_CONTACT_EMAIL: 'hello@enhance.example',
  VITE_HOME_APP_URL: 'https://home.enhance.example/',
  VITE_SITE_ORIGIN: 'https://www.enhance.example',
};

it("the deployment's values pass when they are right, with a port and without encryption too", () => {
  const local = { ...good, VITE_SITE_ORIGIN: 'http://localhost:4173' };
  expect(() => checkSiteConfig(local)).not.toThrow();
});

it("the deployment's values are all named at once when they are wrong, each with its value and the cure", () => {
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
  ['VITE_SITE_ORIGIN', 'https://www.enhance.example/de'],
  ['VITE_SITE_ORIGIN', 'https://WWW.enhance.example'],
  ['VITE_SITE_ORIGIN', 'https://www.enhance.example '],
  ['VITE_HOME_APP_URL', ' https://home.enhance.example/'],
  ['VITE_HOME_APP_URL', 'https://home.enhance.example/"><script>'],
  ['VITE_CONTACT_EMAIL', 'hello@enhance.example?subject=x'],
  ['VITE_CONTACT_EMAIL', ''],
])("the deployment's values cannot be %s=%s", (name, value) => {
  const told = value === '' ? 'not set' : `"${value}"`;
  expect(() => checkSiteConfig({ ...good, [name]: value })).toThrow(`${name} is ${told}.`);
});

it.each([
  ['https://Home.Enhance.example:443', 'https://home.enhance.example/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
])('an address that browsers write otherwise, %s, is told with what they write', (value, meant) => {
  expect(() => checkSiteConfig({ ...good, VITE_HOME_APP_URL: value })).toThrow(
    `as browsers write it: ${meant}\n`,
  );
});

it('the values that are still reserved are named in one warning, with the cure', () => {
  expect(describeReserved({ ...good, VITE_HOME_APP_URL: 'https://app.enhance.com/' })).toEqual([
    'Visitors reach nobody by VITE_CONTACT_EMAIL and VITE_SITE_ORIGIN: the domain .example is reserved. Set them in .env.local or in the environment; README.md, "The three values", says more.',
  ]);
});

it('values of a domain that exists bring no warning', () => {
  const real = {
    VITE_CONTACT_EMAIL: 'for.example@enhance.com',
    VITE_HOME_APP_URL: 'https://app.enhance.com/of.example',
    VITE_SITE_ORIGIN: 'http://localhost:4173',
  };
  expect(describeReserved(real)).toEqual([]);
});
