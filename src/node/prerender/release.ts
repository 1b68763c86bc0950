import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../listFiles.ts';
import { plainError } from '../plainError.ts';
import { forServers, type Hashes } from '../server/rules.ts';

/** Written last: where it is, the site is whole, and where it changes, there is a new one. */
export const releaseFile = 'release.json';

type Release = {
  /** Nothing where the files are not those of a commit. */
  commit: string | null;
  /** Of what stands inside of every page, for the security policy. */
  hashes: Hashes;
  /** Each file by its path, with the hash of its content in the form of Subresource Integrity. */
  files: Record<string, string>;
};

export function describeRelease(folder: string, hashes: Hashes): Release {
  const files = listFiles(folder).map((file) => [
    file,
    toIntegrity(readFileSync(join(folder, file))),
  ]);
  return { commit: findCommit(), hashes, files: Object.fromEntries(files) };
}

/**
 * Somebody may empty node_modules while a site is built there; what is made after that is not all.
 *
 * @throws Error naming what is gone, and the cure
 */
export function checkNothingGone(made: readonly string[], { files }: Release, folder: string) {
  const gone = made.filter((file) => !(file in files));
  if (gone.length > 0)
    throw plainError(
      `Files of this build were deleted from ${folder}/ while it ran: ${gone.length}, ${gone[0]} first. Nothing is published. Build again, and leave node_modules alone meanwhile.`,
    );
}

/** In the form of Subresource Integrity and of security policies: https://www.w3.org/TR/sri-2/ */
export function toIntegrity(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** @returns nothing where the folder has no release */
export function readReleaseFile(folder: string): Release | undefined {
  return parseRelease(readIfThere(join(folder, releaseFile)));
}

/** @returns nothing where there is none, or half of one that is being copied */
export function parseRelease(content: Buffer | undefined): Release | undefined {
  try {
    return JSON.parse(String(content));
  } catch {
    return undefined;
  }
}

/** What is listed may be gone a moment later: builds publish while others do, and servers read. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** The files of a folder that servers read, but not what a build that publishes has hidden there. */
export function listServed(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [`/${entry.name}`];
    if (!entry.isDirectory() || new RegExp(forServers).test(`/${entry.name}/`)) return [];
    return listFiles(join(folder, entry.name)).map((file) => `/${entry.name}${file}`);
  });
}

function findCommit(): string | null {
  try {
    // An archive may lie in a repository that knows nothing of it.
    const isKnown = git('ls-files', 'package.json') !== '';
    return isKnown && !git('status', '--porcelain') ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
