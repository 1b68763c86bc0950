/** The user can fix this error without reading the code, so the stack trace is left out. */
export class UserError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.stack = this.message;
  }
}
