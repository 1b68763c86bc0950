import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryGit } from '../locales/gitHistory.ts';
import { listFiles } from './listFiles.ts';
import { UserError } from './UserError.ts';

/** `publish` moves this file last. When this file changes, all files of the new release are in place. */
export const releaseFile = 'release.json';

type Release = {
  /** The commit is `null` without git, with uncommitted changes, or if git does not track `package.json`. */
  commit: string | null;
  /** The security policy needs these hashes of the inline scripts. */
  hashes: readonly string[];
  /** Maps the path of each file to its hash, as `toIntegrity` returns it. */
  files: Record<string, string>;
};

export function describeRelease(folder: string, hashes: readonly string[]): Release {
  return { commit: findCommit(), hashes, files: hashFiles(folder) };
}

export function hashFiles(folder: string): Record<string, string> {
  const readHash = (file: string) => toIntegrity(readFileSync(join(folder, file)));
  return Object.fromEntries(listFiles(folder).map((file) => [file, readHash(file)]));
}

/**
 * Returns a hash in the form that Subresource Integrity and security policies need:
 * https://www.w3.org/TR/sri-2/
 */
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
  // If git does not track `package.json`, the project may be an archive that was unpacked inside another
  // repository, whose commit does not describe the project.
  const isTracked = Boolean(tryGit('ls-files', 'package.json'));
  const isClean = isTracked && tryGit('status', '--porcelain') === '';
  return (isClean && tryGit('rev-parse', 'HEAD')) || null;
}
