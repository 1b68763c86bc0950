import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

// The linter is a process of its own, which a busy machine is slow to start.
vi.setConfig({ testTimeout: 60_000 });

/** What the linter says of one file with this content, in a project of nothing else. */
function lint(file: string, content: string): string {
  const config = readFileSync('.oxlintrc.json');
  const folder = makeFolder({ '.oxlintrc.json': config, [file]: content });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const importOf = (path: string) =>
  `import { thing } from '${path}';\nexport const other = thing;\n`;

describe('the linter refuses', () => {
  it.each([
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
  ])('%s an import of %s', (file, path) => {
    expect(lint(file, importOf(path))).toMatch(/no-restricted-imports/);
  });

  it.each([
    ['a text', '<p>Welcome</p>', /no-literal-string-in-jsx/],
    ['an accessible name', '<nav aria-label="Main" />', /no-literal-string-in-jsx/],
    ['a text alternative', '<img src="x.svg" alt="A house" />', /no-literal-string-in-jsx/],
    ['one on a condition', "<p>{is ? 'Yes' : 'No'}</p>", /no-literal-string-in-jsx/],
    ['an image without one', '<img src="x.svg" />', /alt-text/],
  ])('%s that is written into a component', (_, jsx, rule) => {
    const content = `export function Thing({ is }) {\n  return ${jsx};\n}\n`;
    expect(lint('src/components/Thing.tsx', content)).toMatch(rule);
  });

  it('a default export', () => {
    expect(lint('src/site/thing.ts', 'export default 1;\n')).toMatch(/no-default-export/);
  });
});

describe('the linter lets pass', () => {
  it.each([
    ['src/i18n/urls.ts', '../site/routes.ts'],
    ['src/navigation/useNavigationFocus.ts', '../notifications/announce.ts'],
    ['src/pages/home/Hero.tsx', '../../components/Section.tsx'],
    ['src/node/prerender/buildSite.ts', '../../app/App.tsx'],
    ['tests/e2e/toast.e2e.ts', 'accessibility-audit'],
  ])('%s an import of %s', (file, path) => {
    expect(lint(file, importOf(path))).not.toMatch(/no-restricted-imports/);
  });
});
