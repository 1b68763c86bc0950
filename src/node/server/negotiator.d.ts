/** What the site uses of it; `@types/negotiator` does not know `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** @returns nothing where the client refuses all that is available */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
