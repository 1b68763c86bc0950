import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from './config.ts';

/** Listens on a free port until the server is closed. */
export async function listen(handler: RequestListener): Promise<Server> {
  const server = createServer(handler).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
