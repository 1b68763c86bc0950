import type { RequestListener, ServerResponse } from 'node:http';
import { listen } from '../../src/node/server/listen.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';

const policyHeader = 'Content-Security-Policy';

/**
 * What becomes of the security policy. Where styles stand inside the page it is about as long, so
 * that the answers are; of a site that is not ours it knows no script.
 */
const policies = {
  kept: (policy: string) => policy,
  'with styles inside': (policy: string) =>
    policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
  none: () => [],
};
export type Policy = keyof typeof policies;

function withPolicy(handler: RequestListener, name: Policy): RequestListener {
  return (request, response) => {
    const writeHead = response.writeHead.bind(response);
    // The one of its forms that the handler uses.
    response.writeHead = ((status: number, headers: Record<string, string>) => {
      const policy = policies[name](headers[policyHeader]!);
      return writeHead(status, { ...headers, [policyHeader]: policy });
    }) as ServerResponse['writeHead'];
    handler(request, response);
  };
}

// The embedded server, in a process of its own, so that no answer waits for the benchmark.
const [folder, policy] = process.argv.slice(2) as [string, Policy];
const handler = withPolicy(createSiteHandler(folder), policy);
const { origin } = await listen(handler, { host: '127.0.0.1', port: 0 });
process.send!(origin);
process.once('disconnect', () => process.exit());
