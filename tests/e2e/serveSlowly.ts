import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** The delay of each request in milliseconds. Lighthouse simulates the same delay for phones. */
const latency = 150;

/** Bytes per millisecond: 1.6 Mbit/s, which Lighthouse simulates for phones. */
const bandwidth = 200;

/** The unit is bytes. Pieces are small, so that a large file does not hold up the other files. */
const pieceSize = 4096;

/**
 * Forwards connections to the site at `origin`, as slowly as the connection of a phone. Chromium can
 * also simulate a slow connection. But in about one of a thousand pages, Chromium then stops reading
 * answers and never continues.
 */
export async function serveSlowly(origin: string) {
  // The time at which the next piece can be sent. All connections share it, because they share the bandwidth.
  let freeAt = 0;
  const delayRequests = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await delay(latency);
      yield chunk;
    }
  };
  const slowDown = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks)
      for (let start = 0; start < chunk.length; start += pieceSize) {
        const piece = chunk.subarray(start, start + pieceSize);
        const now = performance.now();
        freeAt = Math.max(freeAt, now) + piece.length / bandwidth;
        await delay(freeAt - now);
        yield piece;
      }
  };
  const server = createServer((browser) => {
    const site = connect(Number(new URL(origin).port), 'localhost');
    // Ignore errors, because the browser may close a connection at any time.
    pipeline(browser, delayRequests, site, () => {});
    pipeline(site, slowDown, browser, () => {});
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
