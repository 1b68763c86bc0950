import { once } from 'node:events';
import type { Variant } from '../model.ts';
import type { FoundViolation } from '../rule.ts';

/** After this error, the audit tests the page once more. */
export class TimedOut extends Error {
  /** The rule that did not end, and the violations that it had found in this variant. */
  slowRule?: { id: string; variant: Variant; found: readonly FoundViolation[] };
}

/** Without a limit, a DevTools command could block the audit forever. */
export function withTimeout<T>(
  answer: Promise<T>,
  milliseconds: number,
  subject: string,
): Promise<T> {
  const expired = once(AbortSignal.timeout(milliseconds), 'abort').then(() => {
    throw new TimedOut(`${subject} did not end within ${milliseconds / 1000} s.`);
  });
  return Promise.race([answer, expired]);
}
