import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dependencies } from '../../package.json';

const [, ...sections] = readFileSync('dist/licenses.txt', 'utf8').split(/^## /m);
const licenses = sections.map((section) => {
  const [title = '', ...words] = section.split('\n');
  const [name = ''] = title.split(' - ');
  return { name, title, words: words.join('\n').trim() };
});
const names = licenses.map(({ name }) => name);

it('the licence of each package that visitors load stands beside the site', () => {
  // react-router-dom only hands on what react-router has.
  const loaded = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');
  expect(names).toEqual(expect.arrayContaining([...loaded, 'react-router']));
});

it('no licence stands there of what only builds the site', () => {
  expect(names).not.toContain('vite');
  expect(names).not.toContain('zod');
});

it('each licence is there with its words', () => {
  const wordless = licenses.filter(({ words }) => words === '').map(({ name }) => name);
  // Its package.json says MIT, and it is published without the words.
  expect(wordless).toEqual(['react-remove-scroll-bar']);
});

it('each licence allows to publish the site', () => {
  const known = /\((?:MIT|BSD-3-Clause|0BSD)\)$/;
  expect(licenses.filter(({ title }) => !known.test(title))).toEqual([]);
});
