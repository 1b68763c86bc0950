import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

/** Lints all files in one run, because starting the linter takes most of the time. @returns its output */
function lint(files: Readonly<Record<string, string | Buffer>>, ...command: string[]): string {
  const folder = makeFolder(files);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const [name = '', ...options] = command;
  const file = join(folder, 'node_modules/.bin', name);
  return spawnSync(file, options, { cwd: folder, encoding: 'utf8' }).stdout;
}

const component = (jsx: string) =>
  `export function Thing({ name }) {\n  const { t, text } = useTexts('common');\n  return ${jsx};\n}\n`;

const refusedImports = [
  ['src/site/facts.ts', '../i18n/urls.ts'],
  ['src/i18n/urls.ts', '../components/Header.tsx'],
  ['src/notifications/announce.ts', '../components/Header.tsx'],
  ['src/navigation/SkipLink.tsx', '../components/Header.tsx'],
  ['src/components/Header.tsx', '../pages/home/Hero.tsx'],
  ['src/components/Header.tsx', '../../locales/en/common.json'],
  ['src/pages/home/Hero.tsx', '../../app/App.tsx'],
  ['src/pages/home/Hero.tsx', '../legal/LegalArticle.tsx'],
  ['src/app/App.tsx', '../node/server/rules.ts'],
  ['src/app/App.tsx', '../main.tsx'],
  ['src/app/App.tsx', 'node:fs'],
  ['src/main.tsx', './node/server/rules.ts'],
  ['src/node/build/buildSite.ts', '../../../tests/gate.ts'],
  ['src/node/build/buildSite.ts', '../../../locales/en/common.json'],
  ['src/node/locales/plurals.ts', '../server/rules.ts'],
  ['tests/accessibility/rules/reflow/rule.ts', '../../../../src/site/routes.ts'],
  ['tests/accessibility/cli.ts', '../e2e/pages.ts'],
  ['tests/e2e/toast.e2e.ts', '../accessibility/gather/browser.ts'],
  ['tests/accessibility.config.ts', './accessibility/model.ts'],
] as const;

/**
 * JSX that the rule `marked-texts` allows. The element has a `lang`, the function `text` adds one, or the
 * text is in an attribute.
 */
const allowedContents = [
  '<p lang="en">{t(($) => $.common.company)}</p>',
  '<p {...languageOf(($) => $.common.company)}>{t(($) => $.common.company)}</p>',
  '<img src="x.svg" alt={t(($) => $.common.company)} />',
  '<p>{text(($) => $.common.company)}</p>',
];

const allowedImports = [
  ['src/i18n/urls.ts', '../site/routes.ts'],
  ['src/navigation/useNavigationFocus.ts', '../notifications/announce.ts'],
  ['src/pages/home/Hero.tsx', '../../components/Section.tsx'],
  ['src/node/build/buildSite.ts', '../../app/App.tsx'],
  ['tests/e2e/toast.e2e.ts', 'accessibility-audit'],
] as const;

const refusedContents = [
  ['no-literal-string-in-jsx', '<p>Welcome</p>'],
  ['no-literal-string-in-jsx', '<nav aria-label="Main" />'],
  ['no-literal-string-in-jsx', '<img src="x.svg" alt="A house" />'],
  ['no-literal-string-in-jsx', "<p>{name ? 'Yes' : 'No'}</p>"],
  ['alt-text', '<img src="x.svg" />'],
  ['marked-texts', '<p>{t(($) => $.common.company)}</p>'],
  ['marked-texts', '<>{name ? t(($) => $.common.company) : null}</>'],
  ['marked-texts', "<p>{text('home.hero.title')}</p>"],
  ['marked-texts', '<img src="x.svg" alt={t(\'home:hero.title\')} />'],
  ['marked-texts', '<Trans i18nKey={($) => $.common.company} />'],
] as const;

const toImport = ([file, path]: readonly string[]) =>
  [file!, `export { thing as other } from '${path}';\n`, 'no-restricted-imports'] as const;

const refusedCases = [
  ...refusedImports.map(toImport),
  ...refusedContents.map(
    ([rule, jsx]) => ['src/components/Thing.tsx', component(jsx), rule] as const,
  ),
  ['src/site/thing.ts', 'export default 1;\n', 'no-default-export'] as const,
];

it('the linter refuses forbidden imports, texts in components and texts without their language, and nothing else', () => {
  const allowed = allowedContents.map(
    (jsx) => ['src/components/Thing.tsx', component(jsx), 'marked-texts'] as const,
  );
  const all = [...refusedCases, ...allowedImports.map(toImport), ...allowed];
  // Numbers make the names of files unique. Names such as main.tsx get no number, because .oxlintrc.json
  // has settings for files with these names.
  const files = all.map(([file], index) => file.replace(/(?<!main|config)\.tsx?$/, `${index}$&`));
  const contents = Object.fromEntries(all.map(([, content], index) => [files[index]!, content]));
  const markedTexts = 'src/node/locales/markedTexts.mjs';
  const config = {
    '.oxlintrc.json': readFileSync('.oxlintrc.json'),
    [markedTexts]: readFileSync(markedTexts),
  };
  const lines = lint({ ...config, ...contents }, 'oxlint', '--format=unix', ...files).split('\n');
  const refused = all.filter(([, , rule], index) =>
    lines.some((line) => line.startsWith(`${files[index]}:`) && line.includes(rule)),
  );
  expect(refused).toEqual(refusedCases);
});

const [one, other] = ['text(($) => $.common.company)', 'text(($) => $.common.skipLink)'];

it('i18next-cli refuses sentences that are made of parts, and accepts other sentences', () => {
  const sentences = {
    'src/TwoTexts.tsx': `{${one}}{${other}}`,
    'src/TwoTextsAndAWord.tsx': `{${one}} and {${other}}`,
    'src/TextInASum.tsx': `{${one} + ', ' + name}`,
    'src/PunctuationOutside.tsx': `{${one}}:`,
    'src/OneText.tsx': '{text(($) => $.common.toast.beta, { product: name })}',
  };
  const contents = Object.entries(sentences).map(([file, jsx]) => [
    file,
    component(`<p>${jsx}</p>`),
  ]);
  const config = 'src/node/locales/i18next.config.ts';
  const files = {
    [config]: readFileSync(config),
    'src/site/routes.ts': readFileSync('src/site/routes.ts'),
    'locales/en/common.json': '{}',
    ...Object.fromEntries(contents),
  };
  const said = lint(files, 'i18next-cli', '-c', config, 'lint');
  const refused = Object.keys(sentences).filter((file) =>
    new RegExp(`^${file}\\n( .*\\n)*? .*String concatenation`, 'm').test(said),
  );
  expect(refused).toEqual(Object.keys(sentences).slice(0, -1));
});
