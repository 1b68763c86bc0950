import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every token that a style uses is defined, or browsers would drop the declaration', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx)$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  const used = [...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used).toContain('--space-2');
  expect(used.filter((name) => !new RegExp(`${name}'?:`).test(sources))).toEqual([]);
});
