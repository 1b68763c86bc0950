import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { composedKeys } from '../../src/node/locales/i18next.config.ts';
import { readLocaleFiles } from '../../src/node/locales/localeFiles.ts';
import { readLocale } from '../../src/node/locales/readLocale.ts';

const texts = [...readLocale(readLocaleFiles(), 'en').texts.keys()];

it.each(composedKeys)('the composed key %s matches at least one text', (key) => {
  const pattern = key.includes(':') ? key.replace(':', '.') : `*.${key}`;
  expect(texts.filter((text) => matchesGlob(text, pattern))).not.toEqual([]);
});
