import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { composedKeys } from '../../src/node/locales/i18next.config.ts';
import { listLocales, readLocaleFiles } from '../../src/node/locales/localeFiles.ts';
import { readLocale } from '../../src/node/locales/readLocale.ts';

const texts = [...readLocale(readLocaleFiles(), 'en').texts.keys()];

it('i18next-cli knows every language', () => {
  const options = { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  // The exit code is ignored, because the command fails if a language lacks texts.
  const { stdout } = spawnSync(
    'node_modules/.bin/i18next-cli',
    ['-c', 'src/node/locales/i18next.config.ts', 'status'],
    options,
  );
  const [, locales = ''] = /Locales: +(.*)/.exec(stdout) ?? [];
  expect(locales.split(', ').toSorted()).toEqual([...listLocales('locales')].toSorted());
});

it.each(composedKeys)('the composed key %s matches texts', (key) => {
  const pattern = key.includes(':') ? key.replace(':', '.') : `*.${key}`;
  expect(texts.filter((text) => matchesGlob(text, pattern))).not.toEqual([]);
});
