import { expect, it } from 'vitest';
import { toClassName } from '../../src/node/classNames.ts';

it('a class is named by its file and its name there', () => {
  expect(toClassName('title', '/site/src/pages/home/Hero.module.css')).toBe('Hero-title');
  expect(toClassName('title', '/site/src/pages/home/Hero.module.css?used')).toBe('Hero-title');
});

it('two files of one name cannot have classes of one name', () => {
  toClassName('row', '/site/src/pages/a/Table.module.css');
  expect(() => toClassName('row', '/site/src/pages/b/Table.module.css')).toThrow(
    '/site/src/pages/b/Table.module.css and /site/src/pages/a/Table.module.css both have a class called row, and one name. Give one of the files another name: a class is named by its file.',
  );
});
