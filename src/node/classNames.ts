import { basename } from 'node:path';
import { plainError } from './plainError.ts';

/** The file of each name that has been given. */
const files = new Map<string, string>();

/**
 * The class that a name of a CSS module becomes. Vite's own has a hash and a line number, which
 * weigh 0.2 kB in every page, more than all that its head tells search engines.
 *
 * @example toClassName('title', 'src/pages/home/Hero.module.css') // => 'Hero-title'
 * @throws Error where two files have one name, so that one would have the looks of the other
 */
export function toClassName(local: string, path: string): string {
  const [file = path] = path.split('?');
  const name = `${basename(file, '.module.css')}-${local}`;
  const other = files.get(name) ?? file;
  if (other !== file)
    throw plainError(
      `${file} and ${other} both have a class called ${local}, and one name. Give one of the files another name: a class is named by its file.`,
    );
  files.set(name, file);
  return name;
}
