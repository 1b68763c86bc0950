import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

const config = 'src/node/locales/i18next.config.ts';

/** What the gate's check of sentences says of a component with this content. */
function lint(content: string) {
  const folder = makeFolder({
    [config]: readFileSync(config),
    'src/Thing.tsx': `export function Thing({ name }) {\n  const { t, text } = useTexts('common');\n  return <p>${content}</p>;\n}\n`,
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const command = [resolve('node_modules/.bin/i18next-cli'), '-c', config, 'lint'];
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
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
    expect(lint(`{text(($) => $.common.toast.beta, { product: name })}`).status).toBe(0);
  });
});
