import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composedKeys, listKeys, toPattern } from '../../src/node/locales/i18next.config.ts';
import { listLocales } from '../../src/node/locales/localeFiles.ts';

const texts = readdirSync('locales/en').flatMap((file) =>
  listKeys(JSON.parse(readFileSync(`locales/en/${file}`, 'utf8'))).map(
    (key) => `${file.replace('.json', '')}:${key}`,
  ),
);

function runStatus(...args: string[]): string {
  const command = ['-c', 'src/node/locales/i18next.config.ts', 'status', ...args];
  const options = { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  // The exit code is ignored, because the command fails if a language lacks texts.
  return spawnSync('node_modules/.bin/i18next-cli', command, options).stdout;
}

it('i18next-cli counts every text of locales/en, and knows every language', () => {
  expect(runStatus('en')).toContain(`100% (${texts.length}/${texts.length})`);
  const [, locales = ''] = /Locales: +(.*)/.exec(runStatus()) ?? [];
  expect(locales.split(', ').toSorted()).toEqual([...listLocales('locales')].toSorted());
});

it.each(composedKeys)('the composed key %s matches texts', (key) => {
  expect(texts.filter((text) => toPattern(key).test(text))).not.toEqual([]);
});
