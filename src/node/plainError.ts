/** An error whose cure is not in our code, so that no trace of it stands before the cure. */
export function plainError(...lines: readonly string[]): Error {
  const error = new Error(lines.join('\n'));
  error.stack = error.message;
  return error;
}
