import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { isHashed } from '../server/rules.ts';
import { listFiles } from './listFiles.ts';
import { readReleaseFile, releaseFile } from './release.ts';
import { UserError } from './UserError.ts';

/**
 * New files are first copied into this folder, and then renamed to their final place. A rename works only
 * within one file system, so the folder is inside the published one. Servers of the site answer 404 for names
 * that begin with an underscore.
 */
const stagingFolder = '_new';

/**
 * Replaces the site in `folder` while servers read it. Each changed file is replaced by one rename. Hashed
 * files come first, so that every page finds the files that it loads. `release.json` comes last, because
 * our own server serves a new release when that file changes.
 *
 * @param keptFor milliseconds for which hashed files of former releases are kept
 */
export function publish(built: string, folder: string, keptFor: number): void {
  const staging = join(folder, stagingFolder);
  // A build that was killed may have left its staging folder.
  rmSync(staging, { recursive: true, force: true });
  cpSync(built, staging, { recursive: true });
  for (const path of ['.', ...readdirSync(staging, { recursive: true, encoding: 'utf8' })]) {
    makeReadable(join(staging, path));
    if (statSync(join(staging, path)).isDirectory())
      mkdirSync(join(folder, path), { recursive: true });
    // A file or folder without changes is not replaced by its copy in `staging`, so make it readable too.
    if (existsSync(join(folder, path))) makeReadable(join(folder, path));
  }

  const former = Object.keys(readReleaseFile(folder)?.files ?? {});
  const files = listFiles(built);
  const changed = files.filter((file) => !hasSameContent(join(built, file), join(folder, file)));
  const move = (file: string) => renameSync(join(staging, file), join(folder, file));
  changed.filter(isHashed).forEach(move);
  changed.filter((file) => !isHashed(file) && file !== `/${releaseFile}`).forEach(move);

  const removed = former.filter((file) => !files.includes(file));
  for (const file of removed) {
    if (!isHashed(file)) rmSync(join(folder, file), { force: true });
    // Open tabs may load the file for `keptFor` milliseconds from now, so set its modification time to now.
    else if (existsSync(join(folder, file))) utimesSync(join(folder, file), new Date(), new Date());
  }
  const oldHashed = listFiles(folder).filter((file) => isHashed(file) && !files.includes(file));
  for (const path of oldHashed.map((file) => join(folder, file)))
    if (Date.now() - statSync(path).mtimeMs >= keptFor) rmSync(path);
  move(`/${releaseFile}`);
  rmSync(staging, { recursive: true });
}

/** Servers such as nginx run under another account, so they cannot read files made with the umask 077. */
function makeReadable(path: string): void {
  const stats = statSync(path);
  const mode = stats.mode | (stats.isDirectory() ? 0o755 : 0o644);
  if (mode === stats.mode) return;
  try {
    chmodSync(path, mode);
  } catch {
    // Another account owns this file, so leave its mode as it is.
  }
}

/**
 * `publish` does not replace unchanged files, except `release.json`. A replaced file would have a new
 * modification time, and therefore a new ETag in nginx, so that browsers would load the file again.
 */
function hasSameContent(path: string, other: string): boolean {
  return existsSync(other) && readFileSync(other).equals(readFileSync(path));
}

/** Runs before the build, so that a folder that cannot be written is reported at once. */
export function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const cure = ['EEXIST', 'ENOENT', 'ENOTDIR'].includes(code)
      ? 'Remove the file or link that is in the place of this folder or of a folder above it'
      : 'Give this account the right to write there';
    throw new UserError(
      `The site cannot be written to ${folder}/ (${code}). ${cure}, or name another folder: npm run build -- --outDir <folder>`,
    );
  }
}
