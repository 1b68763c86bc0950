import { hash } from 'node:crypto';
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

const families = {
  'Noto Sans': listFolders('noto-sans'),
  'Noto Sans Arabic': listFolders('noto-sans-arabic'),
  'Noto Sans JP': listFolders('noto-sans-jp'),
  'DejaVu Sans': [join(folderOf('dejavu-fonts-ttf'), 'ttf')],
};

/**
 * The browser tries the fonts of a set in this order. `wide` has wider Latin letters, because some visitors
 * have wider fonts.
 */
export const fontSets = {
  regular: ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans JP'],
  wide: ['DejaVu Sans', 'Noto Sans JP'],
} as const;

export type FontSet = keyof typeof fontSets;

/**
 * The configuration has no fonts except those of the set. Otherwise the results of the audit would depend on
 * the fonts of the machine.
 * https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 *
 * @returns the path for the environment variable FONTCONFIG_FILE, which browsers ignore on macOS and Windows
 */
export function writeFontConfig(set: FontSet): string {
  const names = fontSets[set];
  // Several users and copies of the package must not overwrite each other's files.
  const key = hash('sha256', `${process.getuid?.()} ${import.meta.dirname}`).slice(0, 12);
  const folder = join(tmpdir(), `accessibility-audit-fonts-${key}`, set);
  const file = join(folder, 'fonts.conf');
  const lines = [
    ...names.flatMap((name) => families[name].map((path) => `<dir>${path}</dir>`)),
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    // If a page asks for a font family that is not in the set, the browser uses the families of the set.
    `<match target="pattern">${names.map((name) => `<edit name="family" mode="append" binding="strong"><string>${name}</string></edit>`).join('')}</match>`,
    // DejaVu Math is in the same folder as DejaVu Sans, but no system uses it for text.
    '<selectfont><rejectfont><glob>*DejaVuMath*</glob></rejectfont></selectfont>',
    // Hinting is off, because it moves the edges of letters, and its settings differ between distributions.
    '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="antialias" mode="assign"><bool>true</bool></edit></match>',
  ];
  mkdirSync(join(folder, 'cache'), { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`,
  );
  return file;
}
