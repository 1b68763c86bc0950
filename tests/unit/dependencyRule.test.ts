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
  ['<p>Welcome</p>', 'no-literal-string-in-jsx'],
  ['<nav aria-label="Main" />', 'no-literal-string-in-jsx'],
  ['<img src="x.svg" alt="A house" />', 'no-literal-string-in-jsx'],
  ["<p>{is ? 'Yes' : 'No'}</p>", 'no-literal-string-in-jsx'],
  ['<img src="x.svg" />', 'alt-text'],
] as const;

type Case = readonly [file: string, content: string];

/** What the linter says of each file, in a project of nothing else: to start it takes most of the time. */
function lint(cases: readonly Case[]): string[] {
  // A number sets files of one name apart, but for those that the rule knows by their name.
  const files = cases.map(([file], index) => file.replace(/(?<!main|config)\.tsx?$/, `${index}$&`));
  const folder = makeFolder({
    '.oxlintrc.json': readFileSync('.oxlintrc.json'),
    ...Object.fromEntries(cases.map(([, content], index) => [files[index]!, content])),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--format=unix', ...Object.values(files)],
    { cwd: folder, encoding: 'utf8' },
  );
  const lines = stdout.split('\n');
  return files.map((file) => lines.filter((line) => line.startsWith(`${file}:`)).join());
}

it('the linter refuses imports against the dependency rule, and no others', () => {
  const imports = [...refusedImports, ...allowedImports];
  const said = lint(
    imports.map(([file, path]): Case => [file, `export { thing as other } from '${path}';\n`]),
  );
  const refused = imports.filter((_, index) => said[index]!.includes('no-restricted-imports'));
  expect(refused).toEqual(refusedImports);
});

it('the linter refuses texts in components, and images without an alternative', () => {
  const said = lint(
    refusedContents.map(([jsx]): Case => {
      const component = `export function Thing({ is }) {\n  return ${jsx};\n}\n`;
      return ['src/components/Thing.tsx', component];
    }),
  );
  const missed = refusedContents.filter(([, rule], index) => !said[index]!.includes(rule));
  expect(missed).toEqual([]);
});

it('the linter refuses a default export', () => {
  const [said] = lint([['src/site/thing.ts', 'export default 1;\n']]);
  expect(said).toContain('no-default-export');
});
