import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

const listFolders = (name: string) =>
  ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
    join(folderOf(`@expo-google-fonts/${name}`), weight),
  );
const japanese = { name: 'Noto Sans JP', folders: () => listFolders('noto-sans-jp') };

/**
 * Open fonts from npm, in the order in which the browser falls back on them. `wide` has wider Latin
 * letters than `regular`, as the fonts of visitors' systems differ.
 */
const fontSets = {
  regular: [
    { name: 'Noto Sans', folders: () => listFolders('noto-sans') },
    { name: 'Noto Sans Arabic', folders: () => listFolders('noto-sans-arabic') },
    japanese,
  ],
  wide: [
    { name: 'DejaVu Sans', folders: () => [join(folderOf('dejavu-fonts-ttf'), 'ttf')] },
    japanese,
  ],
};

export type FontSet = keyof typeof fontSets;

/**
 * Writes a font configuration in which there are the fonts of the set and no others, so that no
 * verdict depends on the machine's: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 *
 * @returns the path of the file, for the environment variable FONTCONFIG_FILE; browsers on macOS and
 * Windows do not read it and use the fonts of the system
 */
export function writeFontConfig(set: FontSet): string {
  const families = fontSets[set];
  const folder = join(tmpdir(), `accessibility-audit-fonts-${process.getuid?.() ?? ''}`, set);
  const file = join(folder, 'fonts.conf');
  const lines = [
    ...families.flatMap(({ folders }) => folders()).map((path) => `<dir>${path}</dir>`),
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    // Whatever family is asked for, the page gets the first of the set.
    `<match target="pattern">${families.map(({ name }) => `<edit name="family" mode="append" binding="strong"><string>${name}</string></edit>`).join('')}</match>`,
    // Wider still, and made for formulas: no system falls back on it for text.
    '<selectfont><rejectfont><glob>*DejaVuMath*</glob></rejectfont></selectfont>',
    // Hinting moves edges by parts of a pixel, and is another in each distribution.
    '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="antialias" mode="assign"><bool>true</bool></edit></match>',
  ];
  mkdirSync(join(folder, 'cache'), { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`,
  );
  return file;
}
