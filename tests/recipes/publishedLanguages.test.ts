import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import common from '../../locales/en/common.json';
import home from '../../locales/en/home.json';
import privacy from '../../locales/en/privacy.json';
import terms from '../../locales/en/terms.json';
import { listLocales } from '../../src/node/locales/localeFiles.ts';
import { copySite } from '../copySite.ts';
import { addEntries, addPage, replaceText } from './addPage.ts';

// These tests build the site, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const translated = listLocales('locales').filter((tag) => tag !== 'en');

function makeSite() {
  const folder = copySite();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      // Ignore the user's own settings of Git, such as hooks.
      env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  const commit = () => {
    git('add', 'locales');
    git('commit', '--quiet', '--message', 'Change texts');
  };
  const run = (script: string, ...args: string[]) => {
    const { PATH, HOME } = process.env;
    const options = { cwd: folder, env: { PATH, HOME, NO_COLOR: '1' }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('node', [script, ...args], options);
    return { status, said: `${stdout}${stderr}` };
  };
  git('init', '--quiet', '--initial-branch=main');
  commit();
  return {
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write(file: string, content: string | Buffer) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    rename: (from: string, to: string) => renameSync(join(folder, from), join(folder, to)),
    remove: (file: string) => rmSync(join(folder, file), { recursive: true }),
    replace: (file: string, from: string, to: string) => replaceText(join(folder, file), from, to),
    addPage: (id: string) => addPage(folder, id),
    add: (file: string, added: Parameters<typeof addEntries>[1]) =>
      addEntries(join(folder, file), added),
    commit,
    git,
    run,
    build: () => run('node_modules/.bin/vite', 'build'),
    check: (...args: string[]) => run('src/node/locales/main.ts', ...args),
  };
}

const inEnglish = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

it('every language stays published if English gains a sentence, a page and a clause, or a file is emptied', () => {
  const site = makeSite();
  site.add('locales/en/home.json', { hero: { offer: 'The first picture is free.' } });
  site.replace(
    'src/pages/home/Hero.tsx',
    '<Button component={Link}',
    '<Text>{text(($) => $.home.hero.offer)}</Text>\n<Button component={Link}',
  );
  const meta = { title: 'Press', description: 'For those who write about us.' };
  site.write('locales/en/press.json', JSON.stringify({ meta, title: 'For the press' }));
  site.addPage('press');
  const end = `${terms.license.end} Ask us first.`;
  site.add('locales/en/terms.json', { license: { end, extra: 'And one clause more.' } });
  site.replace(
    'src/pages/legal/TermsPage.tsx',
    '<Text>{text(($) => $.terms.license.end)}</Text>',
    '<Text>{text(($) => $.terms.license.extra)}</Text>',
  );
  site.write('locales/de/privacy.json', '');
  site.write('dist/sitemap.xml', '<loc>https://www.enhance.example/prices</loc>');

  const { status, said } = site.build();
  expect(status).toBe(0);
  const read = (address: string) => site.read(`dist${address}.html`);
  for (const tag of translated) {
    expect(read(`/${tag}`)).toContain(inEnglish('The first picture is free.'));
    expect(read(`/${tag}`)).toContain(`hrefLang="${tag}"`);
    const own = JSON.parse(site.read(`locales/${tag}/common.json`));
    for (const address of [`/${tag}/press`, `/${tag}/terms`]) {
      const html = read(address);
      // React escapes the apostrophe.
      expect(html).toContain(own.untranslated.replaceAll("'", '&#x27;'));
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="alternate"');
    }
    // If one text of a legal page is not translated, the whole article is in English, with its contents list.
    const termsHtml = read(`/${tag}/terms`);
    for (const text of [terms.acceptance.text, 'And one clause more.', common.legal.contents])
      expect(termsHtml).toContain(inEnglish(text));
    expect(termsHtml).toMatch(/<article [^>]*lang="en" dir="ltr"/);
    expect(termsHtml).toMatch(/<title lang="en" dir="ltr">[^]*<\/head>/);
    expect(termsHtml).not.toContain(own.legal.contents);
    expect(read('/terms')).not.toContain(`rel="alternate" hrefLang="${tag}"`);
    const [line] = said.match(new RegExp(`^${tag} .*`, 'm'))!;
    for (const part of ['home.hero.offer', `all of /${tag}/press`, `all of /${tag}/terms`])
      expect(line).toContain(part);
  }
  expect(read('/de/privacy')).toContain(inEnglish(privacy.collected.visits));
  const sitemap = site.read('dist/sitemap.xml');
  expect(sitemap).toContain('/press<');
  expect(sitemap).toContain('/es/privacy<');
  for (const gone of ['/de/privacy<', '/es/press<', '/ja/terms<'])
    expect(sitemap).not.toContain(gone);
  expect(said).toContain(
    'WARNING: Published by the build that was in dist/ and no more by this build: /prices',
  );
  expect(said).toContain(
    'WARNING: Published by the branch main and no more by this build: /ar/terms, /de/privacy, /de/terms,',
  );
});

it('the build names each file and line that cannot be read, and keeps the last release', () => {
  const site = makeSite();
  site.write('dist/index.html', 'The last release.');
  // This call adds no text. It only formats the file, so that each text has its own line.
  site.add('locales/de/home.json', {});
  site.replace('locales/de/home.json', '  "hero"', '  ,"hero"');
  site.write('locales/es/terms.json', Buffer.from(site.read('locales/es/terms.json'), 'utf16le'));
  site.rename('locales/ja', 'locales/Japanese');
  site.rename('locales/ar/common.json', 'locales/ar/Common.json');
  const { status, said } = site.build();
  expect(status).toBe(1);
  for (const told of [
    'locales/de/home.json:7:3 There is one comma too many here. Remove it.',
    'locales/es/terms.json:1:1 This file is not saved as UTF-8',
    'locales/Japanese:1:1 "Japanese" is not a language tag; the tag of Japanese is ja. Rename the folder from "Japanese" to "ja", or remove it.',
    'locales/ar/Common.json:1:1 Nothing reads a file of this name. Rename it from "Common.json" to "common.json".',
  ])
    expect(said).toContain(told);
  expect(said).not.toMatch(/^\s+at /m);
  expect(site.read('dist/index.html')).toBe('The last release.');
});

it('a published language stays published, whatever English gains or the language loses', () => {
  const site = makeSite();
  const questions = Array.from({ length: 40 }, (_, index) => `question${index}`);
  const faq = Object.fromEntries(questions.map((key) => [key, 'Why?']));
  site.add('locales/en/home.json', { faq });
  const comment = { comment: 'A question.', required: true };
  const keys = Object.fromEntries(questions.map((key) => [`home.faq.${key}`, comment]));
  site.add('locales/notes.json', { keys });
  site.add('locales/de/common.json', { nav: { main: '' } });
  site.commit();
  const { status, said } = site.check();
  expect(said).toMatch(/^de German .* published, in English: common\.nav\.main; home\.faq/m);
  expect(status).toBe(0);
  // Without the texts of common.json, every German page has its header and footer in English, so the check
  // fails. The pages stay published.
  site.write('locales/de/common.json', '{}');
  const emptied = site.check();
  expect(emptied.status).toBe(1);
  expect(emptied.said).toContain(
    'locales/de/common.json: most of it is missing, so every page has its header',
  );
  // If the file cannot be read, it is unknown which texts it lacks, so only the missing quote is reported.
  site.write('locales/de/common.json', '{ "company: "Enhance Everything" }');
  const unreadable = site.check('en', 'de');
  expect(unreadable.said).toContain('1 to correct before this change can be accepted.');
  expect(unreadable.said).not.toContain('locales/de/common.json: ');
  expect(site.check('status', 'de').said).toMatch(/^language.+\nde German.+\n$/);
  // A language that was removed and added again counts as new, so it is allowed to be incomplete.
  site.remove('locales/de');
  site.commit();
  site.check('add', 'de');
  site.commit();
  expect(site.check()).toMatchObject({ status: 0 });
  expect(site.check().said).toMatch(/^de German .* in preview only: it has 4 %/m);

  // The branch main decides which languages count as published. So Spanish counts, although the branch
  // `rename` renames the folder of Spanish.
  site.git('checkout', '--quiet', '-b', 'rename');
  site.rename('locales/es', 'locales/es-MX');
  expect(site.check().said).toContain('locales/es: the branch main published it at /es');
});

it('npm run locales fails after a legal text changes, until each translation is renewed or confirmed', () => {
  const site = makeSite();
  const before = privacy.use.never;
  const now = before.replace('We do not sell', 'We may sell');
  site.add('locales/en/privacy.json', { use: { never: now } });
  site.add('locales/en/home.json', { contact: { note: 'We answer within a day.' } });
  site.commit();

  const { status, said } = site.check();
  expect(status).toBe(1);
  for (const tag of translated)
    expect(said).toMatch(
      new RegExp(
        `locales/${tag}/privacy\\.json:\\d+:\\d+ privacy\\.use\\.never \\(a legal text\\)\\s+English was: “${before}”\\s+English is: +“${now}”`,
      ),
    );
  expect(said).toContain(' home.contact.note\n');
  expect(said).toContain(`${translated.length} to correct before this change can be accepted.`);

  const [renewed, ...confirmed] = translated;
  site.add(`locales/${renewed}/privacy.json`, { use: { never: 'A renewed translation.' } });
  const [language = ''] = confirmed;
  const broken = `locales/${language}/home.json`;
  const content = site.read(broken);
  site.write(broken, content.replace(',', ''));
  expect(site.check('confirm', language)).toMatchObject({
    status: 1,
    said: expect.stringContaining(`Correct this first: ${broken}:`),
  });
  site.write(broken, content);
  for (const tag of confirmed)
    expect(site.check('confirm', tag, 'privacy.use.never')).toMatchObject({ status: 0 });
  expect(site.check()).toMatchObject({
    status: 0,
    said: expect.stringContaining('home.contact.note'),
  });
  site.commit();
  expect(site.check()).toMatchObject({ status: 0 });

  // A translation is up to date again if English changes back.
  site.add('locales/en/home.json', { contact: { note: home.contact.note } });
  expect(site.check().said).not.toContain('home.contact.note');
  // If the legal text changes again, its confirmations and its renewed translation no longer count.
  site.add('locales/en/privacy.json', { use: { never: 'We sell everything.' } });
  expect(site.check().said).toContain(
    `${translated.length} to correct before this change can be accepted.`,
  );
});

it('without a history, npm run locales reports that the age of translations is unknown', () => {
  const site = makeSite();
  site.remove('.git');
  const archive = site.check();
  expect(archive).toMatchObject({ status: 0 });
  expect(archive.said).toContain(
    'published before. There is no history of git here. git says: fatal: not a git repository',
  );

  // If one of these files cannot be read, many mistakes of a language cannot be found. So even the check of
  // one language reports the file.
  for (const file of ['locales/notes.json', 'locales/en/home.json']) {
    const content = site.read(file);
    site.write(file, content.replace(',', ''));
    expect(site.check('de')).toMatchObject({
      status: 1,
      said: expect.stringContaining(`Mistakes\n  ${file}:`),
    });
    site.write(file, content);
  }

  // Simulate a copy that has no history of its own, but is inside the repository of another project.
  site.git('init', '--quiet');
  site.git('commit', '--quiet', '--allow-empty', '--message', 'Begin something else');
  expect(site.check().said).toContain('The history of git does not have this folder.');
  const ask = `import { listReleasedAddresses } from './src/node/locales/published.ts';
    import { describeRelease } from './src/node/build/release.ts';
    const { commit } = describeRelease('locales', []);
    console.log(JSON.stringify([listReleasedAddresses(), commit]));`;
  site.write('ask.ts', ask);
  site.write('.gitignore', '*');
  expect(site.run('ask.ts')).toEqual({ status: 0, said: '[{},null]\n' });
});
