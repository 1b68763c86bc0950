import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../src/node/server/siteHandler.ts';

// https://developer.mozilla.org/en-US/docs/Web/CSS/text-decoration#browser_compatibility
it('underlines are written as Safari reads them: the short form holds a line alone', () => {
  const sheets = listFiles('dist').filter((file) => file.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  const long = sheets.flatMap((file) =>
    [...readFileSync(join('dist', file), 'utf8').matchAll(/[;{]text-decoration:[^;}]+/g)]
      .map(([declaration]) => declaration.slice(1))
      .filter((declaration) => !/:(?:none|underline|inherit)$/.test(declaration)),
  );
  expect(long).toEqual([]);
});
