import { execFileSync } from 'node:child_process';
import { defaultLocale } from '../../i18n/urls.ts';
import { groupByFolder, type LocaleFiles } from './localeFiles.ts';

export type Snapshot = {
  commit: string;
  /** Lists the nearest earlier commits that changed `locales/`. A merge commit can have several parents. */
  parents: readonly string[];
  files: LocaleFiles;
};

/** @returns the states of `locales/`, oldest first, or a sentence that says why the history is unknown */
export function readHistory(ref = 'HEAD', ...revListOptions: string[]) {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true')
      return { reason: 'This clone is shallow: "git fetch --unshallow" brings its history.' };
    const order = ['--parents', '--topo-order', '--reverse'];
    const lines = git('rev-list', ...order, ...revListOptions, ref, '--', './locales');
    if (lines === '') return { reason: 'The history of git does not have this folder.' };
    return readSnapshots(lines.split('\n').map((line) => line.split(' ')));
  } catch (error) {
    // For example, git refuses a folder that belongs to another account, which is common in containers.
    const { stderr } = error as { stderr?: string };
    const details = stderr ? ` git says: ${stderr.trim()}` : '';
    return { reason: `There is no history of git here.${details}` };
  }
}

/** Reads `locales/` of the last release: the nearest tag or, without tags, the published branch. */
export function readReleasedLocales(): { name: string; files: LocaleFiles } | undefined {
  const tag = tryGit('describe', '--tags', '--abbrev=0');
  const name = tag ?? findMainBranch();
  const history = readHistory(name, '--max-count=1');
  const [last] = 'reason' in history ? [] : history;
  // If the project was unpacked inside another repository, git reads the history of that repository, which
  // has no English texts.
  if (!last?.files.has(defaultLocale)) return undefined;
  return { name: `the ${tag ? 'release' : 'branch'} ${name}`, files: last.files };
}

/** The branch `main` is the published one. A clone may lack it. */
export function findMainBranch(): string {
  const names = ['origin/main', 'main'];
  return names.find((name) => tryGit('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD';
}

/** @param commits one list for each commit: first the commit itself, then its parents */
function readSnapshots(commits: readonly string[][]): Snapshot[] {
  const trees = commits.map(([commit = '']) => listFiles(commit));
  const contents = readObjects([...new Set(trees.flat().map(([, object]) => object))]);
  return commits.map(([commit = '', ...parents], index) => {
    const files = trees[index]!.map(([path, object]) => [path, contents.get(object)!] as const);
    return { commit, parents, files: groupByFolder(files) };
  });
}

function listFiles(commit: string): [path: string, object: string][] {
  const entries = git('ls-tree', '-r', '-z', commit, 'locales/').split('\0').filter(Boolean);
  return entries.map((entry) => {
    // Git before 2.36 lacks the option `--format`, which could select object and path.
    const [, object = '', path = ''] = /^\d+ \w+ (\w+)\tlocales\/(.+)$/s.exec(entry)!;
    return [path, object];
  });
}

/** https://git-scm.com/docs/git-cat-file#_batch_output */
function readObjects(objects: readonly string[]): Map<string, Buffer> {
  const output = execFileSync('git', ['cat-file', '--batch'], {
    input: objects.map((object) => `${object}\n`).join(''),
    maxBuffer: Infinity,
    stdio: ['pipe', 'pipe', 'ignore'],
    // A check must not download objects that a partial clone lacks.
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  });
  let position = 0;
  return new Map(
    objects.map((object) => {
      const start = output.indexOf('\n', position) + 1;
      const size = Number(output.toString('utf8', position, start).split(' ')[2]);
      if (Number.isNaN(size)) throw new Error(`git has no ${object}.`);
      position = start + size + 1;
      return [object, output.subarray(start, start + size)];
    }),
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

export function tryGit(...args: readonly string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
