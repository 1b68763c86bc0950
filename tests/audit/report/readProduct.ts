import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';

/** Whose conformance is told, and to whom a reader writes. */
export type Product = {
  name: string;
  version: string;
  description: string;
  license: string;
  email: string;
  website: string;
};

/** From where the site itself has these facts. */
export function readProduct(): Product {
  const { version, description, license } = readJson('package.json');
  const { VITE_CONTACT_EMAIL: email = '', VITE_SITE_ORIGIN: website = '' } = loadEnv(
    'production',
    '.',
  );
  return {
    name: readJson('locales/en/common.json').company,
    version,
    description,
    license,
    email,
    website,
  };
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
