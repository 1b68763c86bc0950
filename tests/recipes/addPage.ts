import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

export function replaceText(file: string, from: string, to: string): void {
  const content = readFileSync(file, 'utf8');
  expect(content).toContain(from);
  writeFileSync(
    file,
    content.replace(from, () => to),
  );
}

/** Adds entries to groups of a JSON file. A new entry replaces an entry of the same name in its group. */
export function addEntries(file: string, added: Readonly<Record<string, object>>): void {
  const groups = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, entries] of Object.entries(added))
    groups[name] = { ...groups[name], ...entries };
  writeFileSync(file, JSON.stringify(groups, null, 2));
}

/** Adds the code of a page as README.md describes. The caller adds the texts of the page and a link to it. */
export function addPage(id: string): void {
  const name = `${id[0]!.toUpperCase()}${id.slice(1)}Page`;
  mkdirSync(`src/pages/${id}`);
  writeFileSync(
    `src/pages/${id}/${name}.tsx`,
    `import { Container, Title } from '@mantine/core';
import { useTexts } from '../../i18n/useTexts.tsx';

export function ${name}() {
  const { text } = useTexts('${id}');
  return (
    <Container>
      <Title order={1}>{text(($) => $.${id}.title)}</Title>
    </Container>
  );
}
`,
  );
  const route = `  { id: '${id}', path: '/${id}', indexed: true, legal: false },\n`;
  replaceText('src/site/routes.ts', '  notFound,\n]', `${route}  notFound,\n]`);
  const router = 'src/app/AppRoutes.tsx';
  const statement = `import { ${name} } from '../pages/${id}/${name}.tsx';\n`;
  replaceText(router, 'import { Home', `${statement}import { Home`);
  replaceText(router, 'home: HomePage,', `home: HomePage,\n  ${id}: ${name},`);
}
