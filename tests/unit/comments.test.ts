import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A sentence that begins with one of these words names its subject late, so it has to be read twice. The
// lookbehind excludes the second and later lines of a comment.
const hiddenSubject =
  /(?<!\/\/.*\n\s*)(?:\/\/|\/\*\*?(?:\n\s*\*)?) (?:What|Of|Where|Those|Who|Whoever|Else|As|Not before|Nobody|In such)\b.*/g;

const findHiddenSubjects = (code: string) => code.match(hiddenSubject) ?? [];

it('comments begin with their subject', () => {
  const files = globSync('{src,tests}/**/*.{ts,tsx,css,mjs}', { exclude: ['**/node_modules/**'] });
  expect(files).toContain('src/main.tsx');
  const found = files.flatMap((file) =>
    findHiddenSubjects(readFileSync(file, 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});

it('a hidden subject is found in each form of a comment, but only in its first line', () => {
  const marks = ['// ', '/* ', '/** ', '/**\n * '];
  for (const mark of marks)
    expect(findHiddenSubjects(`${mark}${'Of'} such a folder.`)).toHaveLength(1);
  expect(findHiddenSubjects(`// The folder\n  // ${'Of'} the build.`)).toEqual([]);
});
