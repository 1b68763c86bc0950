import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isOlder, listLeft, removeLeft } from '../leftovers.ts';
import { listFiles } from '../listFiles.ts';
import { plainError } from '../plainError.ts';
import { listServed, readIfThere, readReleaseFile, releaseFile } from './release.ts';
import { hashedFolder } from '../server/rules.ts';

const last = `/${releaseFile}`;

/** Of folders, hidden from visitors; two builds may publish at once. */
const stagingPrefix = '_new-';

/** In such a folder: all files of its release. None of them has a name without an ending. */
const listFile = '_files';

/**
 * Puts a site that is built into the folder that servers read, while they read it. Each file
 * changes at once, what pages ask for before the pages and the file that tells of the release last,
 * so that a visitor gets a whole page at any moment, whenever this is stopped. A folder that
 * changes at once would be a symbolic link, which copying, packing and uploading tools do not follow.
 * What stops it leaves its list, by which a later one finds the pages that were in place already.
 *
 * @param keptFor milliseconds for which files of former releases stay that their pages may ask for
 */
export function publish(built: string, folder: string, keptFor: number): void {
  mkdirSync(folder, { recursive: true });
  const files = listFiles(built);
  const left = listLeft(folder, 60_000, stagingPrefix);
  // A file that is moved keeps its group, access list and label, so it has to be made in there.
  const staging = mkdtempSync(join(folder, stagingPrefix));
  const stage = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(staging, file)), { recursive: true });
    writeFileSync(join(staging, file), content);
  };
  const move = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(staging, file), join(folder, file));
  };

  const putChanged = () => {
    const changed = files.filter((file) => file !== last && !isSame(built, folder, file));
    for (const file of changed) stage(file, readFileSync(join(built, file)));
    for (const file of changed.filter(isHashed)) move(file);
    for (const file of changed.filter((one) => !isHashed(one))) move(file);
  };

  // Also where it is the same: a server may have read what a build that was stopped left.
  stage(last, readFileSync(join(built, last)));
  writeFileSync(join(staging, listFile), files.join('\n'));
  putChanged();

  const before = new Set([...listReleased(folder), ...left.flatMap(listStopped)]);
  for (const file of listServed(folder).filter((one) => !files.includes(one))) {
    const path = join(folder, file);
    if (isHashed(file)) {
      // Until now its pages were served. Only its owner could give it another time.
      const content = before.has(file) && readIfThere(path);
      if (content) {
        stage(file, content);
        move(file);
      }
      if (isOlder(path, keptFor)) rmSync(path, { force: true });
    } else if (before.has(file)) {
      // What no release has put there is somebody else's.
      rmSync(path, { force: true });
    }
  }
  // Another build may have put its own there meanwhile.
  putChanged();
  move(last);
  removeLeft([staging, ...left]);
}

function isHashed(file: string): boolean {
  return file.startsWith(hashedFolder) && /-[\w-]{8}\.[\w.]+$/.test(file);
}

/** What is the same keeps its time, by which nginx and browsers know it. */
function isSame(built: string, folder: string, file: string): boolean {
  return readIfThere(join(folder, file))?.equals(readFileSync(join(built, file))) ?? false;
}

/** Of a release that was stopped when some of its pages were in place. */
function listStopped(staging: string): string[] {
  try {
    return readFileSync(join(staging, listFile), 'utf8').split('\n');
  } catch {
    // It was stopped before, or is another account's, which will see to it.
    return [];
  }
}

function listReleased(folder: string): string[] {
  return Object.keys(readReleaseFile(folder)?.files ?? {});
}

/** Before the build, which takes longer. What is not of the site need not be writable. */
export function checkWritable(folder: string): void {
  check(folder, () => mkdirSync(folder, { recursive: true }));
  const folders = new Set(listReleased(folder).map((file) => dirname(join(folder, file))));
  for (const path of [folder, ...folders])
    if (existsSync(path)) check(path, () => accessSync(path, constants.W_OK));
}

function check(folder: string, attempt: () => void) {
  try {
    attempt();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw plainError(
      `The site cannot be written to ${folder}/ (${code}). Give this account the right to write there, or name another folder: npm run build -- --outDir <folder>`,
    );
  }
}
