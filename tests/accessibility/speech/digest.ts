import { createHash } from 'node:crypto';

/** The SHA-256 of a speech snapshot in hex: a recording says by it which snapshot it was compared with. */
export const digestSnapshot = (text: string): string =>
  createHash('sha256').update(text).digest('hex');
