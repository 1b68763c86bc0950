import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port. */
export async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0);
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close,
    [Symbol.dispose]: close,
  };
}
