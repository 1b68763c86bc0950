/** An error that its reader can fix without reading our code. The stack trace is left out. */
export class UserError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.stack = this.message;
  }
}
