import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';

/** Whose conformance is told, and to whom a reader writes. */
export type Product = {
  name: string;
  /** With the commit that it was built from: `1.0.0 (commit 1a2b3c4)`. */
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
    version: `${version} (${readCommit()})`,
    description,
    license,
    email,
    website,
  };
}

/** Without git there is a copy of the sources, whose commit nobody knows. */
function readCommit(): string {
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' });
  const commit = git('rev-parse', '--short', 'HEAD');
  if (commit.status !== 0) return 'of an unknown commit';
  const isChanged = git('status', '--porcelain', '--untracked-files=no').stdout !== '';
  return `commit ${commit.stdout.trim()}${isChanged ? ', with changes that are not committed' : ''}`;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
