import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { compareTranscripts, diffLines, formatDifferences } from '../audit/spoken/compare.ts';
import { readTranscripts, writeTranscripts } from '../audit/spoken/files.ts';
import { listJobs } from '../audit/spoken/jobs.ts';
import { formatPhrase, formatTranscript } from '../audit/spoken/transcript.ts';

describe('a transcript', () => {
  it('has its parts one after the other, and says where nothing is heard', () => {
    const phrases = [{ text: 'link, Home', language: 'en' }];
    const sections = [
      { title: 'links', phrases },
      { title: 'headings', phrases: [] },
    ];
    expect(formatTranscript(sections, 'en')).toBe('# links\nlink, Home\n\n# headings\n(nothing)\n');
  });

  it('is the same whatever a deployment’s address is', () => {
    const phrase = { text: 'Write to hello@your-domain.com.', language: 'en' };
    expect(formatPhrase(phrase, 'en')).toBe('Write to {email}.');
  });
});

describe('the comparison', () => {
  const home = '# headings\n1 Home\n\n# links\nHome\nProducts\nAbout\n';

  it('finds nothing where nothing has changed', () => {
    const files = new Map([['en/home.txt', home]]);
    expect(compareTranscripts(files, new Map(files))).toEqual([]);
    expect(formatDifferences([], 'tests/spoken')).toBe('');
  });

  it('shows a changed line with its part of the page and two lines around it', () => {
    expect(diffLines(home, home.replace('Products', 'Tools'))).toEqual([
      '@@ line 4, links @@',
      ' # links',
      ' Home',
      '-Products',
      '+Tools',
      ' About',
    ]);
  });

  it('names missing and superfluous files, and tells how to renew them', () => {
    const differences = compareTranscripts(
      new Map([
        ['en/home.txt', home],
        ['xx/home.txt', home],
      ]),
      new Map([
        ['en/home.txt', `${home}Contact\n`],
        ['de/home.txt', home],
      ]),
    );
    expect(formatDifferences(differences, 'tests/spoken')).toBe(`tests/spoken/de/home.txt is missing

tests/spoken/en/home.txt
@@ line 6, links @@
 Products
 About
+Contact

tests/spoken/xx/home.txt belongs to a page or language that the site does not have

Visitors would hear something else than tests/spoken says (- committed, + heard now), in 3 files. If that is meant, "npm run spoken" writes it down; read the difference aloud before you commit it.`);
  });

  it('is renewed whole: what a removed language was heard as goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spoken-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'xx'));
    writeFileSync(join(folder, 'xx/home.txt'), home);
    writeTranscripts(folder, new Map([['en/home.txt', home]]));
    expect(readdirSync(folder)).toEqual(['en']);
    expect(readTranscripts(folder)).toEqual(new Map([['en/home.txt', home]]));
  });
});

describe('what is listened to', () => {
  it('is every page in every language, and what happens on the landing page', () => {
    const files = listJobs([{ tag: 'en' }, { tag: 'fr' }]).map(({ file }) => file);
    const names = [...routes.map(({ id }) => id), 'toast', 'navigation', 'language'];
    expect(files).toEqual(['en', 'fr'].flatMap((tag) => names.map((name) => `${tag}/${name}.txt`)));
  });

  it('is no change of language where there is one language', () => {
    expect(listJobs([{ tag: 'en' }]).map(({ file }) => file)).not.toContain('en/language.txt');
  });
});
