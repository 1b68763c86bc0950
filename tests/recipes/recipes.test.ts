import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listLocales } from '../../src/node/locales/localeFiles.ts';
import { enterCopyOfSite } from '../copySite.ts';
import { runCommand } from '../runCommand.ts';
import { addEntries, addPage, replaceText } from './addPage.ts';

const read = (file: string) => readFileSync(file, 'utf8');

function readCommands(file: string, heading: string): string[] {
  const [, part = ''] = read(file).split(`\n${heading}\n`);
  const [steps = ''] = part.split('\n#');
  return [...steps.matchAll(/`(npm [^`]+)`/g)].flatMap(([, command]) => command ?? []);
}

const schemaOf = (...namespaces: string[]) =>
  namespaces.map((name) => ({
    fileMatch: [`locales/*/${name}.json`],
    url: `./.vscode/locales/${name}.schema.json`,
  }));

// One test follows all three recipes, because their commands are the same and take most of the time.
it('a product, a page and a language that are added as README.md describes pass all checks', async () => {
  enterCopyOfSite();
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
  replaceText('src/site/products.ts', '\n];', `\n${product}];`);
  const pictures = 'src/pages/home/pictures';
  copyFileSync(`${pictures}/diet.svg`, `${pictures}/garden.svg`);
  for (const tag of listLocales('locales')) {
    const garden = { name: 'Enhance My Garden', tagline: `See it in bloom (${tag}).` };
    // A person who adds a product may know only English.
    if (tag === 'en') addEntries(`locales/${tag}/home.json`, { products: { garden } });
    addEntries(`locales/${tag}/common.json`, { nav: { faq: `Questions (${tag})` } });
    const title = `Questions and answers (${tag})`;
    const description = `What visitors ask about the tools and this site, with answers (${tag}).`;
    // A language need not have the texts of a new page, so Japanese gets none.
    if (tag !== 'ja')
      writeFileSync(
        `locales/${tag}/faq.json`,
        JSON.stringify({ meta: { title, description }, title }),
      );
  }
  const garden = ['home.products.garden.name', 'home.products.garden.tagline'];
  const faq = ['common.nav.faq', 'faq.meta.title', 'faq.meta.description', 'faq.title'];
  addEntries('locales/notes.json', {
    glossary: { 'Enhance My Garden': 'A product’s name' },
    keys: Object.fromEntries([...garden, ...faq].map((key) => [key, { comment: 'A text.' }])),
  });
  const settings = '.vscode/settings.json';
  const own = { fileMatch: ['own.json'], url: './own.schema.json' };
  const schemas = { 'json.schemas': [own, ...JSON.parse(read(settings))['json.schemas']] };
  writeFileSync(settings, JSON.stringify({ ...schemas, 'editor.tabSize': 2 }));
  for (const command of renew) await runCommand(command);
  // `npm run locales -- notes` has added a schema for the new page `faq`, and has kept the other settings.
  expect(JSON.parse(read(settings))).toMatchObject({
    'editor.tabSize': 2,
    'json.schemas': [
      own,
      ...schemaOf('common', 'faq', 'home', 'notFound', 'preview', 'privacy', 'terms'),
    ],
  });
  addPage('faq');
  const link = "  { id: 'faq', to: '/faq' },\n";
  replaceText('src/components/SiteLinks.tsx', '] as const', `${link}] as const`);

  await runCommand(begin!);
  for (const name of ['common', 'home', 'notFound', 'privacy', 'terms', 'faq'])
    writeFileSync(`locales/nl/${name}.json`, read(`locales/de/${name}.json`));
  await runCommand(check!);
  await runCommand('npm test -- bundle types lint unit build');
  expect(read('dist/nl/faq.html')).toContain('lang="nl"');
}, 600_000);
