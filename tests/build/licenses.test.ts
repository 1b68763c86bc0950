import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dependencies } from '../../package.json';

const [, ...sections] = readFileSync('dist/licenses.txt', 'utf8').split(/^## /m);
const licenses = sections.map((section) => {
  const [title = '', ...text] = section.split('\n');
  const [name = ''] = title.split(' - ');
  return { name, title, text: text.join('\n').trim() };
});
const names = licenses.map(({ name }) => name);

it('licenses.txt contains the licence of each package that visitors load', () => {
  // react-router-dom only re-exports react-router.
  const loaded = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');
  expect(names).toEqual(expect.arrayContaining([...loaded, 'react-router']));
});

it('licenses.txt contains no licence of packages that only build the site', () => {
  expect(names).not.toContain('vite');
  expect(names).not.toContain('zod');
});

it('licenses.txt contains the text of each licence', () => {
  const withoutText = licenses.filter(({ text }) => text === '').map(({ name }) => name);
  // This package is published without its licence text. Its package.json says MIT.
  expect(withoutText).toEqual(['react-remove-scroll-bar']);
});

it('each licence allows the owner to publish the site', () => {
  const known = /\((?:MIT|BSD-3-Clause|0BSD)\)$/;
  expect(licenses.filter(({ title }) => !known.test(title))).toEqual([]);
});
