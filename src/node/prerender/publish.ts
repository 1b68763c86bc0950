import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../listFiles.ts';
import { plainError } from '../plainError.ts';
import { readReleaseFile, releaseFile } from './release.ts';
import { hashedFolder } from '../server/rules.ts';

/**
 * Moves a site that is built into the folder that servers read, while they read it. Each file
 * changes at once, what pages ask for before the pages and the file that tells of the release last,
 * so that a visitor gets a whole page at any moment, whenever this is stopped. A folder that
 * changes at once would be a symbolic link, which copying, packing and uploading tools do not follow.
 *
 * @param keptFor milliseconds for which files of former releases stay that their pages may ask for
 * @throws Error where the folder cannot be written
 */
export function publish(built: string, folder: string, keptFor: number): void {
  const files = listFiles(built);
  const last = `/${releaseFile}`;
  const ordered = [
    ...files.filter(isHashed),
    ...files.filter((file) => !isHashed(file) && file !== last),
  ];
  for (const file of ordered) replace(built, folder, file);

  const now = Date.now();
  const before = readReleaseFile(folder)?.files ?? {};
  for (const file of listFiles(folder).filter((one) => !files.includes(one))) {
    const path = join(folder, file);
    if (isHashed(file)) {
      // Until now its pages were served.
      if (file in before) utimesSync(path, now / 1000, now / 1000);
      if (now - statSync(path).mtimeMs >= keptFor) rmSync(path);
    } else if (file in before || isLeft(file, path)) {
      // What no release has put there is somebody else's.
      rmSync(path);
    }
  }
  // Also where it is the same: a server may have read what a build that was stopped left.
  move(built, folder, last);
}

function isHashed(file: string): boolean {
  return file.startsWith(hashedFolder) && /-[\w-]{8}\.[\w.]+$/.test(file);
}

/** Before the build, which takes longer. */
export function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw plainError(
      `The site cannot be written to ${folder}/ (${code}). Give this account the right to write there, or name another folder: npm run build -- --outDir <folder>`,
    );
  }
}

/** Hidden from visitors; two builds may publish at once. */
const temporary = '_new-';

/** By a build that was stopped; another may be at work. */
function isLeft(file: string, path: string): boolean {
  return file.startsWith(`/${temporary}`) && Date.now() - statSync(path).mtimeMs > 60_000;
}

function replace(built: string, folder: string, file: string) {
  const [from, to] = [join(built, file), join(folder, file)];
  // What is the same keeps its time, by which nginx and browsers know it.
  if (!existsSync(to) || !readFileSync(to).equals(readFileSync(from))) move(built, folder, file);
}

function move(built: string, folder: string, file: string) {
  const [from, to] = [join(built, file), join(folder, file)];
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    // On another disk than the one that the site is built on.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const next = join(folder, `${temporary}${process.pid}`);
    copyFileSync(from, next);
    renameSync(next, to);
  }
}
