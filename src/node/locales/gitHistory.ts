import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a commit left in `locales/`: path, `de/home.json`, to content. */
export type Snapshot = {
  commit: string;
  /** Those before it that changed `locales/` as well. */
  parents: readonly string[];
  files: ReadonlyMap<string, string>;
};

/** Why nothing is known of the past, as a sentence. */
type NoHistory = { reason: string };

/** The branch whose state is published, as far as this clone knows it. */
const mainBranches = ['origin/main', 'main', 'HEAD'];

/**
 * Every state of `locales/` that led to what is committed, oldest first. A shallow clone or an
 * archive knows some or none of them, which must not be taken for all.
 *
 * @param folder that of one language, `locales/de`, for the commits that changed it alone
 */
export function readHistory(ref = 'HEAD', folder = 'locales'): Snapshot[] | NoHistory {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true')
      return { reason: 'This clone is shallow: "git fetch --unshallow" brings its history.' };
    const lines = git('rev-list', '--parents', '--topo-order', '--reverse', ref, '--', folder);
    if (lines === '') return { reason: 'The history of git does not have this folder.' };
    return readSnapshots(lines.split('\n').map((line) => line.split(' ')));
  } catch {
    return { reason: 'There is no history of git here.' };
  }
}

/** `locales/` as the last release has it: the nearest tag, or the branch that is published. */
export function readRelease(): (Snapshot & { name: string }) | undefined {
  try {
    const tag = tryGit('describe', '--tags', '--abbrev=0');
    const name = tag ?? mainBranch();
    const [snapshot] = readSnapshots([[git('rev-parse', `${name}^{commit}`)]]);
    return snapshot && { ...snapshot, name: tag ? `the release ${tag}` : `the branch ${name}` };
  } catch {
    return undefined;
  }
}

export function mainBranch(): string {
  return mainBranches.find((name) => tryGit('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD';
}

/** Calls `read` with the folder of a snapshot, which is there for as long as that takes. */
export function withFolder<Result>(
  { files }: Pick<Snapshot, 'files'>,
  read: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readSnapshots(commits: readonly string[][]): Snapshot[] {
  const trees = commits.map(([commit = '', ...parents]) => ({
    commit,
    parents,
    // `./` is this folder, which may lie anywhere in the repository.
    entries: git('ls-tree', '-r', '-z', commit, './locales/')
      .split('\0')
      .filter(Boolean)
      // Git before 2.36 writes no other form: mode, type and object, then the path.
      .map((entry) => entry.split(/^\d+ \w+ (\w+)\t/).slice(1) as [object: string, path: string]),
  }));
  const objects = [...new Set(trees.flatMap(({ entries }) => entries.map(([object]) => object)))];
  const contents = readObjects(objects);
  return trees.map(({ commit, parents, entries }) => ({
    commit,
    parents,
    files: new Map(
      entries.map(([object, path]) => [path.replace(/^locales\//, ''), contents.get(object) ?? '']),
    ),
  }));
}

/** https://git-scm.com/docs/git-cat-file#_batch_output */
function readObjects(objects: readonly string[]): Map<string, string> {
  const output = execFileSync('git', ['cat-file', '--batch'], {
    input: objects.map((object) => `${object}\n`).join(''),
    maxBuffer: Infinity,
    stdio: ['pipe', 'pipe', 'ignore'],
    // What a partial clone lacks is not fetched by a check.
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  });
  const contents = new Map<string, string>();
  let position = 0;
  for (const object of objects) {
    const end = output.indexOf('\n', position);
    const size = Number(output.toString('utf8', position, end).split(' ')[2]);
    if (Number.isNaN(size)) throw new Error(`git has no ${object}.`);
    contents.set(object, output.toString('utf8', end + 1, end + 1 + size));
    position = end + 1 + size + 1;
  }
  return contents;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function tryGit(...args: readonly string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
