import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

type Address = { host: string; port: number };

/**
 * This timeout, in milliseconds, is longer than the 60 s of many proxies, so that the proxy closes an idle
 * connection first. If the server closed the connection first, a request that the proxy sends at that moment
 * would fail.
 */
const keepAliveTimeout = 65_000;

/** After `close` is called, the responses that have begun may take this many milliseconds. */
const drainTimeout = 10_000;

/**
 * @param address port 0 means any free port
 * @throws Error if the address cannot be used. For the usual causes, the message says what to do.
 */
export async function listen(handler: RequestListener, address: Address) {
  const server = createServer({ keepAliveTimeout }, handler);
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error) => {
    throw new Error(explain(error, address), { cause: error });
  });
  const close = async () => {
    // Close each connection after its answer, instead of keeping it for further requests.
    server.keepAliveTimeout = 1;
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeout);
    server.close();
    await once(server, 'close');
    clearTimeout(timer);
  };
  const { port } = server.address() as AddressInfo;
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  return { origin: `http://${host}:${port}`, close };
}

/** @throws Error if `value` is not a port */
export function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port < 65536) return port;
  throw new Error(`PORT is "${value}". It has to be a whole number from 0 to 65535.`);
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port }: Address): string {
  const command = `npm run ${process.env.npm_lifecycle_event ?? 'start'}`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 65535 ? port + 1 : 8080} ${command}`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 ${command}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is not an address of this machine. Leave it out for this machine alone, or let every machine in: HOST=0.0.0.0 ${command}`;
  return `The server could not start: ${message}`;
}
