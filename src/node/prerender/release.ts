import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../listFiles.ts';
import type { Hashes } from '../server/rules.ts';

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

/** In the form of Subresource Integrity and of security policies: https://www.w3.org/TR/sri-2/ */
export function toIntegrity(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** @returns nothing where the folder has no release */
export function readReleaseFile(folder: string): Release | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, releaseFile), 'utf8'));
  } catch {
    return undefined;
  }
}

function findCommit(): string | null {
  try {
    return git('status', '--porcelain') ? null : git('rev-parse', 'HEAD');
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
