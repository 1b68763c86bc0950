import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defaultLocale } from '../../i18n/urls.ts';

/** Maps each folder of `locales/` to its files by name. Files outside of folders have the key ''. */
export type LocaleFiles = ReadonlyMap<string, ReadonlyMap<string, Buffer>>;

export function readLocaleFiles(folder = 'locales'): LocaleFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return groupByFolder(
    paths.map((path) => {
      const name = path.replaceAll(sep, '/');
      // An editor may have removed a temporary file since `readdirSync` listed it.
      const isFile = statSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
      return isFile ? [name, readFileSync(join(folder, path))] : [`${name}/`, Buffer.of()];
    }),
  );
}

/** @param entries bytes by path, such as `de/home.json`. The path of a folder ends with `/`. */
export function groupByFolder(entries: Iterable<readonly [string, Buffer]>): LocaleFiles {
  const folders = new Map<string, Map<string, Buffer>>([['', new Map()]]);
  for (const [path, bytes] of entries) {
    const [, folder = '', name = ''] = /^(?:([^/]*)\/)?(.*)/.exec(path) ?? [];
    if (folder.startsWith('.') || name.startsWith('.')) continue;
    const files = folders.get(folder) ?? new Map<string, Buffer>();
    folders.set(folder, name ? files.set(name, bytes) : files);
  }
  return folders;
}

export function toLocaleNames(files: LocaleFiles): string[] {
  const names = [...files.keys()].filter((name) => name !== '' && name !== defaultLocale);
  return [defaultLocale, ...names.toSorted()];
}

export function listLocales(folder = 'locales'): string[] {
  return toLocaleNames(readLocaleFiles(folder));
}
