import { groupByFolder, type LocaleFiles } from '../src/node/locales/localeFiles.ts';

/** @param files path in `locales/` to content; a folder without files ends with a slash */
export function makeLocaleFiles(files: Readonly<Record<string, string | Buffer>>): LocaleFiles {
  return groupByFolder(
    Object.entries(files).map(([path, content]) => [path, Buffer.from(content as string)]),
  );
}
