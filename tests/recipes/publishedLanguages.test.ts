import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import common from '../../locales/en/common.json';
import home from '../../locales/en/home.json';
import privacy from '../../locales/en/privacy.json';
import terms from '../../locales/en/terms.json';
import { describeRelease } from '../../src/node/build/release.ts';
import { listLocales } from '../../src/node/locales/localeFiles.ts';
import { listReleasedAddresses } from '../../src/node/locales/losses.ts';
import { enterCopyOfSite } from '../copySite.ts';
import { runCommand, runFailingCommand } from '../runCommand.ts';
import { addEntries, addPage, replaceText } from './addPage.ts';

vi.setConfig({ testTimeout: 120_000 });

const translated = listLocales('locales').filter((tag) => tag !== 'en');
const build = 'node node_modules/.bin/vite build';
const check = 'node src/node/locales/main.ts';

const read = (file: string) => readFileSync(file, 'utf8');

function git(...args: string[]): void {
  const user = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  // Ignore the user's own settings of Git, such as hooks.
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', [...user, ...args], { env });
}

function commit(): void {
  git('add', 'locales');
  git('commit', '--quiet', '--message', 'Change texts');
}

beforeEach(() => {
  enterCopyOfSite();
  git('init', '--quiet', '--initial-branch=main');
  commit();
});

const inEnglish = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

it('every language stays published if English gains a sentence, a page and a clause, or a file is emptied', async () => {
  addEntries('locales/en/home.json', { hero: { offer: 'The first picture is free.' } });
  replaceText(
    'src/pages/home/Hero.tsx',
    '<Button component={Link}',
    '<Text>{text(($) => $.home.hero.offer)}</Text>\n<Button component={Link}',
  );
  const meta = { title: 'Press', description: 'For those who write about us.' };
  writeFileSync('locales/en/press.json', JSON.stringify({ meta, title: 'For the press' }));
  addPage('press');
  const end = `${terms.license.end} Ask us first.`;
  addEntries('locales/en/terms.json', { license: { end, extra: 'And one clause more.' } });
  replaceText(
    'src/pages/legal/TermsPage.tsx',
    '<Text>{text(($) => $.terms.license.end)}</Text>',
    '<Text>{text(($) => $.terms.license.extra)}</Text>',
  );
  writeFileSync('locales/de/privacy.json', '');
  mkdirSync('dist');
  writeFileSync('dist/sitemap.xml', '<loc>https://www.enhance.example/prices</loc>');

  const output = await runCommand(build);
  const readPage = (address: string) => read(`dist${address}.html`);
  for (const tag of translated) {
    expect(readPage(`/${tag}`)).toContain(inEnglish('The first picture is free.'));
    expect(readPage(`/${tag}`)).toContain(`hrefLang="${tag}"`);
    const own = JSON.parse(read(`locales/${tag}/common.json`));
    for (const address of [`/${tag}/press`, `/${tag}/terms`]) {
      const html = readPage(address);
      expect(html).toContain(own.untranslated.replaceAll("'", '&#x27;'));
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="alternate"');
    }
    // If one text of a legal page is missing, the whole article is in English, with its list of contents.
    const termsHtml = readPage(`/${tag}/terms`);
    for (const text of [terms.acceptance.text, 'And one clause more.', common.legal.contents])
      expect(termsHtml).toContain(inEnglish(text));
    expect(termsHtml).toMatch(/<article [^>]*lang="en" dir="ltr"/);
    expect(termsHtml).toMatch(/<title lang="en" dir="ltr">[^]*<\/head>/);
    expect(termsHtml).not.toContain(own.legal.contents);
    expect(readPage('/terms')).not.toContain(`rel="alternate" hrefLang="${tag}"`);
    const [line] = output.match(new RegExp(`^${tag} .*`, 'm'))!;
    for (const part of ['home.hero.offer', `all of /${tag}/press`, `all of /${tag}/terms`])
      expect(line).toContain(part);
  }
  expect(readPage('/de/privacy')).toContain(inEnglish(privacy.collected.visits));
  const sitemap = read('dist/sitemap.xml');
  for (const listed of ['/press<', '/es/privacy<']) expect(sitemap).toContain(listed);
  for (const gone of ['/de/privacy<', '/es/press<', '/ja/terms<'])
    expect(sitemap).not.toContain(gone);
  for (const loss of [
    'the build that was in dist/ and no more by this build: /prices',
    'the branch main and no more by this build: /ar/terms, /de/privacy, /de/terms,',
  ])
    expect(output).toContain(`WARNING: Published by ${loss}`);
});

it('the build names each file and line that cannot be read, and keeps the last release', async () => {
  mkdirSync('dist');
  writeFileSync('dist/index.html', 'The last release.');
  // This call only formats the file, so that each text has its own line.
  addEntries('locales/de/home.json', {});
  replaceText('locales/de/home.json', '  "hero"', '  ,"hero"');
  writeFileSync('locales/es/terms.json', Buffer.from(read('locales/es/terms.json'), 'utf16le'));
  renameSync('locales/ja', 'locales/Japanese');
  renameSync('locales/ar/common.json', 'locales/ar/Common.json');
  const output = await runFailingCommand(build);
  for (const told of [
    'locales/de/home.json:7:3 There is one comma too many here. Remove it.',
    'locales/es/terms.json:1:1 This file is not saved as UTF-8',
    'locales/Japanese:1:1 "Japanese" is not a language tag; the tag of Japanese is ja. Rename the folder from "Japanese" to "ja", or remove it.',
    'locales/ar/Common.json:1:1 Nothing reads a file of this name. Rename it from "Common.json" to "common.json".',
  ])
    expect(output).toContain(told);
  expect(output).not.toMatch(/^\s+at /m);
  expect(read('dist/index.html')).toBe('The last release.');
});

it('a published language stays published, whatever English gains or the language loses', async () => {
  const questions = Array.from({ length: 40 }, (_, index) => `question${index}`);
  const faq = Object.fromEntries(questions.map((key) => [key, 'Why?']));
  addEntries('locales/en/home.json', { faq });
  const comment = { comment: 'A question.', required: true };
  const keys = Object.fromEntries(questions.map((key) => [`home.faq.${key}`, comment]));
  addEntries('locales/notes.json', { keys });
  addEntries('locales/de/common.json', { nav: { main: '' } });
  commit();
  expect(await runCommand(check)).toMatch(
    /^de German .* published, in English: common\.nav\.main; home\.faq/m,
  );
  // The check fails, but the pages stay published.
  writeFileSync('locales/de/common.json', '{}');
  expect(await runFailingCommand(check)).toContain(
    'locales/de/common.json: most of it is missing, so every page has its header',
  );
  // Only the missing quotation mark is reported, because it is unknown which texts the file lacks.
  writeFileSync('locales/de/common.json', '{ "company: "Enhance Everything" }');
  const unreadable = await runFailingCommand(`${check} en de`);
  expect(unreadable).toContain('1 to correct before this change can be accepted.');
  expect(unreadable).not.toContain('locales/de/common.json: ');
  expect(await runCommand(`${check} status de`)).toMatch(/^language.+\nde German.+\n$/);
  // A language that was removed and added again counts as new, so it is allowed to be incomplete.
  rmSync('locales/de', { recursive: true });
  commit();
  await runCommand(`${check} add de`);
  commit();
  expect(await runCommand(check)).toMatch(/^de German .* in preview only: it has 4 %/m);

  // The branch main decides which languages count as published, so Spanish still counts.
  git('checkout', '--quiet', '-b', 'rename');
  renameSync('locales/es', 'locales/es-MX');
  expect(await runCommand(check)).toContain('locales/es: the branch main published it at /es');
});

it('npm run locales fails after a legal text changes, until each translation is renewed or confirmed', async () => {
  const before = privacy.use.never;
  const now = before.replace('We do not sell', 'We may sell');
  addEntries('locales/en/privacy.json', { use: { never: now } });
  addEntries('locales/en/home.json', { contact: { note: 'We answer within a day.' } });
  commit();

  const all = `${translated.length} to correct before this change can be accepted.`;
  const changed = await runFailingCommand(check);
  for (const tag of translated)
    expect(changed).toMatch(
      new RegExp(
        `locales/${tag}/privacy\\.json:\\d+:\\d+ privacy\\.use\\.never \\(a legal text\\)\\s+English was: “${before}”\\s+English is: +“${now}”`,
      ),
    );
  expect(changed).toContain(' home.contact.note\n');
  expect(changed).toContain(all);

  const [renewed, ...confirmed] = translated;
  addEntries(`locales/${renewed}/privacy.json`, { use: { never: 'A renewed translation.' } });
  const broken = `locales/${confirmed[0]}/home.json`;
  const content = read(broken);
  writeFileSync(broken, content.replace(',', ''));
  expect(await runFailingCommand(`${check} confirm ${confirmed[0]}`)).toContain(
    `Correct this first: ${broken}:`,
  );
  writeFileSync(broken, content);
  for (const tag of confirmed) await runCommand(`${check} confirm ${tag} privacy.use.never`);
  expect(await runCommand(check)).toContain('home.contact.note');
  commit();
  await runCommand(check);

  // If the English text is changed back, its translation is up to date again.
  addEntries('locales/en/home.json', { contact: { note: home.contact.note } });
  expect(await runCommand(check)).not.toContain('home.contact.note');
  // When the English legal text changes a second time, the confirmations and the translation that were
  // written after the first change no longer count.
  addEntries('locales/en/privacy.json', { use: { never: 'We sell everything.' } });
  expect(await runFailingCommand(check)).toContain(all);
});

it('without a git history, npm run locales reports that the age of translations is unknown', async () => {
  rmSync('.git', { recursive: true });
  expect(await runCommand(check)).toContain(
    'published before. There is no history of git here. git says: fatal: not a git repository',
  );

  // Every language is checked against these files, so the check of German also reports mistakes in them.
  for (const file of ['locales/notes.json', 'locales/en/home.json']) {
    const content = read(file);
    writeFileSync(file, content.replace(',', ''));
    expect(await runFailingCommand(`${check} de`)).toContain(`Mistakes\n  ${file}:`);
    writeFileSync(file, content);
  }

  // Simulate a copy that has no history of its own, but is inside the repository of another project.
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin something else');
  expect(await runCommand(check)).toContain('The history of git does not have this folder.');
  writeFileSync('.gitignore', '*');
  expect(listReleasedAddresses()).toEqual({});
  expect(describeRelease('locales', []).commit).toBeNull();
});
