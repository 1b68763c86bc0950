import { execSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listLocales } from '../../src/node/locales/localeFiles.ts';
import { copySite } from '../copySite.ts';
import { addEntries, addPage, replaceText } from './addPage.ts';

let folder: string;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

const add = (file: string, added: Parameters<typeof addEntries>[1]) =>
  addEntries(join(folder, file), added);

function readCommands(file: string, heading: string): string[] {
  const [, part = ''] = read(file).split(`\n${heading}\n`);
  const [steps = ''] = part.split('\n#');
  return [...steps.matchAll(/`(npm [^`]+)`/g)].flatMap(([, command]) => command ?? []);
}

/** If a command fails, the error contains its output. */
function run(...commands: readonly string[]): void {
  const { PATH, HOME } = process.env;
  for (const command of commands)
    execSync(`${command} >&2`, { cwd: folder, env: { PATH, HOME }, stdio: 'pipe' });
}

const schemaOf = (...namespaces: string[]) =>
  namespaces.map((name) => ({
    fileMatch: [`locales/*/${name}.json`],
    url: `./.vscode/locales/${name}.schema.json`,
  }));

// One test follows all three recipes, because their commands are the same and take most of the time.
it('a product, a page and a language that are added as README.md describes pass all checks', () => {
  folder = copySite();
  const renew = ['npm run types', 'npm run locales -- notes'];
  const finish = ['npm run speech', 'npm test'];
  const recipe = [...renew, 'npm run format', 'npm run locales', ...finish];
  expect(readCommands('README.md', '### Adding a product')).toEqual(recipe);
  expect(readCommands('README.md', '### Adding a page')).toEqual(recipe);
  const [begin, check, ...others] = readCommands(
    'locales/README.md',
    '## A language in four steps',
  );
  expect(others).toEqual(finish);

  const product = "  { id: 'garden', color: 'leaf', status: 'beta' },\n";
  replaceText(join(folder, 'src/site/products.ts'), '\n];', `\n${product}];`);
  const pictures = join(folder, 'src/pages/home/pictures');
  copyFileSync(join(pictures, 'diet.svg'), join(pictures, 'garden.svg'));
  for (const tag of listLocales(join(folder, 'locales'))) {
    const garden = { name: 'Enhance My Garden', tagline: `See it in bloom (${tag}).` };
    // Only English gets the texts of the product, because a person who adds a product may know only English.
    if (tag === 'en') add(`locales/${tag}/home.json`, { products: { garden } });
    add(`locales/${tag}/common.json`, { nav: { faq: `Questions (${tag})` } });
    const title = `Questions and answers (${tag})`;
    const description = `What visitors ask about the tools and this site, with answers (${tag}).`;
    // Leave the new page out of Japanese, because a language may lack the translation of a new page.
    if (tag !== 'ja')
      write(`locales/${tag}/faq.json`, JSON.stringify({ meta: { title, description }, title }));
  }
  const garden = ['home.products.garden.name', 'home.products.garden.tagline'];
  const faq = ['common.nav.faq', 'faq.meta.title', 'faq.meta.description', 'faq.title'];
  add('locales/notes.json', {
    glossary: { 'Enhance My Garden': 'A product’s name' },
    keys: Object.fromEntries([...garden, ...faq].map((key) => [key, { comment: 'A text.' }])),
  });
  const settings = '.vscode/settings.json';
  const own = { fileMatch: ['own.json'], url: './own.schema.json' };
  const schemas = { 'json.schemas': [own, ...JSON.parse(read(settings))['json.schemas']] };
  write(settings, JSON.stringify({ ...schemas, 'editor.tabSize': 2 }));
  run(...renew);
  // `npm run locales -- notes` adds a schema for the new page and keeps the other settings.
  expect(JSON.parse(read(settings))).toMatchObject({
    'editor.tabSize': 2,
    'json.schemas': [
      own,
      ...schemaOf('common', 'faq', 'home', 'notFound', 'preview', 'privacy', 'terms'),
    ],
  });
  addPage(folder, 'faq');
  const link = "  { id: 'faq', to: '/faq' },\n";
  replaceText(join(folder, 'src/components/SiteLinks.tsx'), '] as const', `${link}] as const`);

  run(begin!);
  for (const name of ['common', 'home', 'notFound', 'privacy', 'terms', 'faq'])
    write(`locales/nl/${name}.json`, read(`locales/de/${name}.json`));
  run(check!, 'npm test -- bundle types lint unit build');
  expect(read('dist/nl/faq.html')).toContain('lang="nl"');
}, 600_000);
