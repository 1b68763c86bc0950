import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryGit } from '../locales/gitHistory.ts';
import { listFiles } from './listFiles.ts';
import { UserError } from './UserError.ts';

/** `publish` moves this file last. When it changes, all files of a new release are in place. */
export const releaseFile = 'release.json';

type Release = {
  /** The commit of the built files. `null` if the project is not in git or has uncommitted changes. */
  commit: string | null;
  /** The hashes of the inline scripts, for the security policy. */
  hashes: readonly string[];
  /** Each path has a hash in the form of Subresource Integrity. */
  files: Record<string, string>;
};

export function describeRelease(folder: string, hashes: readonly string[]): Release {
  return { commit: findCommit(), hashes, files: hashFiles(folder) };
}

export function hashFiles(folder: string): Record<string, string> {
  const readHash = (file: string) => toIntegrity(readFileSync(join(folder, file)));
  return Object.fromEntries(listFiles(folder).map((file) => [file, readHash(file)]));
}

/** Subresource Integrity and security policies use this form: https://www.w3.org/TR/sri-2/ */
export function toIntegrity(content: string | Buffer): string {
  return `sha256-${hash('sha256', content, 'base64')}`;
}

export function readReleaseFile(folder: string): Release | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, releaseFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @throws UserError if the folder has no release */
export function readRelease(folder: string): Release {
  const release = readReleaseFile(folder);
  if (release) return release;
  throw new UserError(
    `There is no site in ${folder}/ yet. "npm run build" makes it; "npm start" does both.`,
  );
}

function findCommit(): string | null {
  // The project can be an unpacked archive inside another repository. That repository does not track
  // `package.json`, and its commit does not describe the files.
  const isTracked = Boolean(tryGit('ls-files', 'package.json'));
  const isClean = isTracked && tryGit('status', '--porcelain') === '';
  return (isClean && tryGit('rev-parse', 'HEAD')) || null;
}
