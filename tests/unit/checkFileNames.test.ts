import { expect, it } from 'vitest';
import { checkFileNames } from '../../src/node/build/buildSite.ts';

it.each([
  ['/CNAME', 'If a file has no extension, copy it to the server after the build instead.'],
  ['/app.wasm', 'No server knows the type of /app.wasm. Name its extension under contentTypes'],
  ['/my file.pdf', '/my file.pdf has letters that servers write differently in an address.'],
])('refuses the file name %s', (file, message) => {
  expect(() => checkFileNames(['/index.html', '/index.html.br', file])).toThrow(message);
});
