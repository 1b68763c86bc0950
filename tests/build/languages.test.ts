import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import common from '../../locales/en/common.json';
import terms from '../../locales/en/terms.json';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

// Each test builds the site, some of them twice.
vi.setConfig({ testTimeout: 120_000 });

function build(folder: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npx vite build --outDir dist', {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell: true,
  });
  return { status, output: stdout + stderr };
}

function makeSite(): string {
  const folder = makeFolder();
  copySite(folder);
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

/** As a text in English stands on a page of another language. */
const english = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;

describe('a folder of locales/', () => {
  it('that is not complete is shown in preview alone, in English where it has no text', () => {
    const folder = makeSite();
    cpSync(join(folder, 'locales/de'), join(folder, 'locales/nl'), { recursive: true });
    rmSync(join(folder, 'locales/nl/terms.json'));
    const file = join(folder, 'locales/nl/common.json');
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), skipLink: '' }),
    );
    expect(build(folder)).toMatchObject({ status: 0 });
    expect(existsSync(join(folder, 'dist/nl.html'))).toBe(false);

    expect(build(folder, { PREVIEW_LOCALES: '1' })).toMatchObject({ status: 0 });
    expect(read(folder, 'nl/terms.html')).toContain(english(terms.acceptance.title));
    expect(read(folder, 'nl/terms.html')).toContain(
      `<title lang="en" dir="ltr">${terms.meta.title}`,
    );
    expect(read(folder, 'nl.html')).toContain(english(common.skipLink));
    expect(read(folder, 'nl/privacy.html')).toContain('<title>');
    expect(read(folder, 'nl/terms.html')).toContain('<aside');
    expect(read(folder, 'de/terms.html')).not.toContain('<aside');
    expect(read(folder, 'nl/terms.html')).toContain('<meta name="robots" content="noindex"/>');
    expect(read(folder, 'index.html')).not.toContain('rel="alternate" hrefLang="nl"');
    expect(read(folder, 'sitemap.xml')).not.toContain('/nl');
  });

  it('that broke stops the build with one sentence, and no other language in preview', () => {
    const folder = makeSite();
    const file = join(folder, 'locales/de/home.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('",\n', '"\n'));
    const { status, output } = build(folder);
    expect(status).toBe(1);
    expect(output).toMatch(/locales\/de\/home\.json:4:5 A comma is missing before this\./);
    expect(output).not.toMatch(/^\s+at /m);

    expect(build(folder, { PREVIEW_LOCALES: '1' })).toMatchObject({ status: 0 });
    expect(read(folder, 'es.html')).toContain('<html lang="es"');
  });

  it('whose name is no language tag stops the build, which says what it should be', () => {
    const folder = makeSite();
    mkdirSync(join(folder, 'locales/pt_br'));
    const { status, output } = build(folder);
    expect(status).toBe(1);
    expect(output).toContain('"pt_br" is no language tag; pt-BR is. Rename the folder.');
  });
});
