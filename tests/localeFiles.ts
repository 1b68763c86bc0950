import { groupByFolder, type LocaleFiles } from '../src/node/locales/localeFiles.ts';

/** @param files contents by their paths in `locales/`; the path of an empty folder ends with a slash */
export function makeLocaleFiles(files: Readonly<Record<string, string | Buffer>>): LocaleFiles {
  return groupByFolder(
    Object.entries(files).map(([path, content]) => [path, Buffer.from(content as string)]),
  );
}
