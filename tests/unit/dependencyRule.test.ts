import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

const refusedImports = [
  ['src/site/facts.ts', '../i18n/urls.ts'],
  ['src/i18n/urls.ts', '../components/Header.tsx'],
  ['src/notifications/announce.ts', '../components/Header.tsx'],
  ['src/navigation/SkipLink.tsx', '../components/Header.tsx'],
  ['src/components/Header.tsx', '../pages/home/Hero.tsx'],
  ['src/components/Header.tsx', '../../locales/en/common.json'],
  ['src/pages/home/Hero.tsx', '../../app/App.tsx'],
  ['src/pages/home/Hero.tsx', '../legal/LegalArticle.tsx'],
  ['src/app/App.tsx', '../node/server/headers.ts'],
  ['src/app/App.tsx', '../main.tsx'],
  ['src/app/App.tsx', 'node:fs'],
  ['src/main.tsx', './node/server/headers.ts'],
  ['src/node/prerender/buildSite.ts', '../../../tests/gate.ts'],
  ['src/node/prerender/buildSite.ts', '../../../locales/en/common.json'],
  ['src/node/locales/plurals.ts', '../server/headers.ts'],
  ['tests/accessibility/rules/reflow/rule.ts', '../../../../src/site/routes.ts'],
  ['tests/accessibility/cli.ts', '../e2e/pages.ts'],
  ['tests/e2e/toast.e2e.ts', '../accessibility/gather/browser.ts'],
  ['tests/accessibility.config.ts', './accessibility/model.ts'],
] as const;

const allowedImports = [
  ['src/i18n/urls.ts', '../site/routes.ts'],
  ['src/navigation/useNavigationFocus.ts', '../notifications/announce.ts'],
  ['src/pages/home/Hero.tsx', '../../components/Section.tsx'],
  ['src/node/prerender/buildSite.ts', '../../app/App.tsx'],
  ['tests/e2e/toast.e2e.ts', 'accessibility-audit'],
] as const;

const refusedContents = [
  ['no-literal-string-in-jsx', '<p>Welcome</p>'],
  ['no-literal-string-in-jsx', '<nav aria-label="Main" />'],
  ['no-literal-string-in-jsx', '<img src="x.svg" alt="A house" />'],
  ['no-literal-string-in-jsx', "<p>{is ? 'Yes' : 'No'}</p>"],
  ['alt-text', '<img src="x.svg" />'],
] as const;

const toImport = ([file, path]: readonly string[]) =>
  [file!, `export { thing as other } from '${path}';\n`, 'no-restricted-imports'] as const;

const cases = [
  ...refusedImports.map(toImport),
  ...refusedContents.map(
    ([rule, jsx]) =>
      [
        'src/components/Thing.tsx',
        `export function Thing({ is }) {\n  return ${jsx};\n}\n`,
        rule,
      ] as const,
  ),
  ['src/site/thing.ts', 'export default 1;\n', 'no-default-export'] as const,
];

it('the linter refuses imports against the dependency rule and texts in components, no others', () => {
  const all = [...cases, ...allowedImports.map(toImport)];
  // A number sets files of one name apart, but for those that the rule knows by their name.
  const files = all.map(([file], index) => file.replace(/(?<!main|config)\.tsx?$/, `${index}$&`));
  // One project of nothing else: to start the linter takes most of the time.
  const folder = makeFolder({
    '.oxlintrc.json': readFileSync('.oxlintrc.json'),
    ...Object.fromEntries(all.map(([, content], index) => [files[index]!, content])),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix', ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n');
  const refused = all.filter(([, , rule], index) =>
    lines.some((line) => line.startsWith(`${files[index]}:`) && line.includes(rule)),
  );
  expect(refused).toEqual(cases);
});
