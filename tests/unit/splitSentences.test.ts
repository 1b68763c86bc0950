import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const config = 'src/node/locales/i18next.config.ts';

/** What the gate's check of sentences says of a component with this content. */
function lint(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src/node/locales'), { recursive: true });
  cpSync(config, join(folder, config));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'src/Thing.tsx'),
    `export function Thing({ name }) {\n  const { t, text } = useTexts('common');\n  return <p>${content}</p>;\n}\n`,
  );
  const command = [resolve('node_modules/.bin/i18next-cli'), '-c', config, 'lint'];
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

const [one, other] = ['text(($) => $.common.company)', 'text(($) => $.common.skipLink)'];

describe('a sentence', () => {
  it.each([
    ['of two texts', `{${one}}{${other}}`],
    ['of two texts and a word', `{${one}} and {${other}}`],
    ['of a text and a sum', `{${one} + ', ' + name}`],
    ['with its punctuation outside', `{${one}}:`],
  ])('%s is refused', (_, content) => {
    expect(lint(content)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/src\/Thing\.tsx\n.*(?:concatenat|splitting)/is),
    });
  });

  it('that is one text passes', () => {
    expect(lint(`{text(($) => $.common.toast.beta, { product: name })}`)).toMatchObject({
      status: 0,
    });
  });
});
