import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

const config = 'src/node/locales/i18next.config.ts';
const [one, other] = ['text(($) => $.common.company)', 'text(($) => $.common.skipLink)'];

const contents = {
  'src/TwoTexts.tsx': `{${one}}{${other}}`,
  'src/TwoTextsAndAWord.tsx': `{${one}} and {${other}}`,
  'src/TextInASum.tsx': `{${one} + ', ' + name}`,
  'src/PunctuationOutside.tsx': `{${one}}:`,
  'src/OneText.tsx': '{text(($) => $.common.toast.beta, { product: name })}',
};

it("the gate's check of sentences refuses those that are made of parts, and no other", () => {
  const components = Object.entries(contents).map(([file, content]) => [
    file,
    `export function Thing({ name }) {\n  const { t, text } = useTexts('common');\n  return <p>${content}</p>;\n}\n`,
  ]);
  const folder = makeFolder({ [config]: readFileSync(config), ...Object.fromEntries(components) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const command = [resolve('node_modules/.bin/i18next-cli'), '-c', config, 'lint'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const refused = Object.keys(contents).filter((file) =>
    new RegExp(`^${file}\\n( .*\\n)*? .*String concatenation`, 'm').test(stdout),
  );
  expect(refused).toEqual(Object.keys(contents).slice(0, -1));
});
