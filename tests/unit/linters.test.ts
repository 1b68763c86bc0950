import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

const refusedImports = [
  ['src/site/facts.ts', '../i18n/urls.ts'],
  ['src/i18n/urls.ts', '../components/Header.tsx'],
  ['src/notifications/announce.ts', '../components/Header.tsx'],
  ['src/navigation/SkipLink.tsx', '../components/Header.tsx'],
  ['src/components/Header.tsx', '../pages/home/Hero.tsx'],
  ['src/pages/home/Hero.tsx', '../legal/LegalArticle.tsx'],
  ['src/app/App.tsx', '../node/server/rules.ts'],
  ['src/main.tsx', './node/server/rules.ts'],
  ['src/node/build/buildSite.ts', '../../../locales/en/common.json'],
  ['src/node/locales/plurals.ts', '../server/rules.ts'],
  ['tests/accessibility/cli.ts', '../e2e/pages.ts'],
  ['tests/e2e/toast.e2e.ts', '../accessibility/gather/browser.ts'],
];
const allowedImports = [
  ['src/i18n/urls.ts', '../site/routes.ts'],
  ['src/pages/home/Hero.tsx', '../../components/Section.tsx'],
  ['src/node/build/buildSite.ts', '../../app/App.tsx'],
  ['tests/e2e/toast.e2e.ts', 'accessibility-audit'],
];
const refusedElements = [
  ['no-literal-string-in-jsx', '<p>Welcome</p>'],
  ['no-literal-string-in-jsx', '<nav aria-label="Main" />'],
  ['marked-texts', '<p>{t(($) => $.common.company)}</p>'],
  ['marked-texts', '<>{name ? t(($) => $.common.company) : null}</>'],
  ['marked-texts', '<Trans i18nKey={($) => $.common.company} />'],
];
const allowedElements = [
  ['marked-texts', '<p lang="en">{t(($) => $.common.company)}</p>'],
  ['marked-texts', '<p {...languageOf(($) => $.common.company)}>{t(($) => $.common.company)}</p>'],
  ['marked-texts', '<img src="x.svg" alt={t(($) => $.common.company)} />'],
  ['marked-texts', '<p>{text(($) => $.common.company)}</p>'],
];

const fromImport = ([file = '', path]: string[]) => ({
  file,
  content: `export { thing as other } from '${path}';\n`,
  rule: 'no-restricted-imports',
});
const fromElement = ([rule = '', element]: string[]) => ({
  file: 'src/components/Thing.tsx',
  content: `export function Thing({ name }) {\n  const { t, text } = useTexts('common');\n  return ${element};\n}\n`,
  rule,
});

it('the linter refuses imports against the dependency rule, and texts without a key or a language', () => {
  const refused = [...refusedImports.map(fromImport), ...refusedElements.map(fromElement)];
  const allowed = [...allowedImports.map(fromImport), ...allowedElements.map(fromElement)];
  // A number makes the names of the files differ, except for `main.tsx`, which a rule names.
  const cases = [...refused, ...allowed].map((one, index) => ({
    ...one,
    file: one.file.replace(/(?<!main)\.tsx?$/, `${index}$&`),
  }));
  const rule = 'src/node/locales/markedTexts.mjs';
  const folder = makeFolder({
    '.oxlintrc.json': readFileSync('.oxlintrc.json'),
    [rule]: readFileSync(rule),
    ...Object.fromEntries(cases.map(({ file, content }) => [file, content])),
  });
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  // Without names, oxlint would also read `node_modules`.
  const options = ['--format=unix', ...cases.map(({ file }) => file)];
  const { stdout } = spawnSync('node_modules/.bin/oxlint', options, {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n');
  const found = cases.filter((one) =>
    lines.some((line) => line.startsWith(`${one.file}:`) && line.includes(one.rule)),
  );
  expect(found).toEqual(cases.slice(0, refused.length));
});
