import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A sentence that begins with one of these words names its subject late, so it has to be read twice. The
// lookbehind excludes the second and later lines of a comment.
const hiddenSubject =
  /(?<!\/\/.*\n\s*)(?:\/\/|\/\*\*?(?:\n\s*\*)?) (?:What|Of|Where|Those|Who|Whoever|Else|As|Not before|Nobody|In such)\b.*/g;

it('comments in the code begin with their subject', () => {
  const files = globSync('{src,tests}/**/*.{ts,tsx,css,mjs}', { exclude: ['**/node_modules/**'] });
  expect(files).toContain('src/main.tsx');
  expect(`/**\n * ${'Of'} such a folder.`).toMatch(hiddenSubject);
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(hiddenSubject) ?? []).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});
