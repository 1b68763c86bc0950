import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `localhost` is this machine alone, by both of its addresses; `0.0.0.0` all that reach it. */
type Address = { host: string; port: number };

type Listening = {
  origin: string;
  /** Takes no more requests, and ends once all that have come are answered. */
  close: () => Promise<void>;
};

/**
 * Milliseconds. A client that sends or takes nothing for so long keeps no connection. Between two
 * requests it may take longer than proxies do, most of which close after 60 s: a request that meets
 * a connection as it closes is lost.
 */
const limits = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
const timeout = 60_000;

/** Milliseconds that the last answers may take when the server stops. */
const drainTimeout = 10_000;

/** @throws Error with the cure where the address cannot be had */
export async function listen(handler: RequestListener, address: Address): Promise<Listening> {
  const loopback = ['127.0.0.1', '::1'];
  const [first = '', second] =
    address.host === 'localhost' ? loopback : [address.host.replace(/^\[|\]$/g, '')];
  let isClosing = false;
  const start = (host: string, port: number) =>
    open({ host, port }, (request, response) => {
      if (isClosing) response.setHeader('Connection', 'close');
      handler(request, response);
    });
  const servers = [await start(first, address.port)];
  // 0 asks the system for a port that is free.
  const { port } = servers[0]!.address() as AddressInfo;
  try {
    if (second) servers.push(await start(second, port));
  } catch (error) {
    // A machine may have no IPv6; another program at its port would answer in our place.
    if (!(error instanceof Error && isMissing(error.cause))) {
      servers[0]!.close();
      throw error;
    }
  }
  const close = async () => {
    isClosing = true;
    const timer = setTimeout(() => servers.forEach((it) => it.closeAllConnections()), drainTimeout);
    await Promise.all(servers.map((server) => stop(server)));
    clearTimeout(timer);
  };
  const name = first.includes(':') ? `[${first}]` : address.host;
  return { origin: `http://${name}:${port}`, close };
}

/** @throws Error with the cure where the address cannot be had */
export async function checkAddress(address: Address): Promise<void> {
  const { close } = await listen(() => {}, address);
  await close();
}

/** @throws Error with the cure */
export function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port < 65536) return port;
  throw new Error(`PORT is "${value}". It has to be a whole number from 0 to 65535.`);
}

async function open({ host, port }: Address, handler: RequestListener): Promise<Server> {
  const server = createServer(limits, handler);
  server.setTimeout(timeout);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, { host, port }), { cause: error });
  }
  return server;
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port }: Address): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 65535 ? port + 1 : 8080} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return `HOST is "${host}", which is no address of this machine. Leave it out for this machine alone, or let every machine in: HOST=0.0.0.0 npm start`;
  return `The server could not start: ${message}`;
}

function isMissing(cause: unknown): boolean {
  const { code = '' } = cause as NodeJS.ErrnoException;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

async function stop(server: Server) {
  server.close();
  // What is answered last leaves a connection behind that waits for more.
  const timer = setInterval(() => server.closeIdleConnections(), 50);
  await once(server, 'close');
  clearInterval(timer);
}
