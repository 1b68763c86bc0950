import { expect, it } from 'vitest';
import { checkFileNames } from '../../src/node/build/buildSite.ts';

it.each([
  ['/CNAME', 'No server knows the type of a file without an extension: /CNAME. Copy'],
  ['/app.wasm', 'No server knows the type of /app.wasm. Name it under contentTypes'],
  ['/my file.pdf', '/my file.pdf has letters that servers write differently in an address.'],
])('refuses the file name %s', (file, message) => {
  expect(() => checkFileNames(['/index.html', '/index.html.br', file])).toThrow(message);
});
