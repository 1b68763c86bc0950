import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../listFiles.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Those that every visit fetches, and of which a site has the same few for any number of pages. */
const shared = /\.(?:js|css|svg)$/;

/** What a server sends before it waits for an answer, ten packets, less its headers; in bytes. */
const firstFlight = 13 * 1024;

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder, for servers that send those. Many
 * at once, as each is packed in a thread of its own (https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations).
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        await Promise.all([
          toBrotli(name, content).then((packed) => writeFile(`${path}.br`, packed)),
          toGzip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ]);
      }),
  );
}

/**
 * What there is of each page is packed less: at 11 it would take three times as long for 1.5 % of the
 * bytes, and texts would even have more. HTML at 8 takes a tenth of the time, for 6 %, which makes no
 * difference to a visitor as long as all of it comes in the first flight.
 */
async function toBrotli(name: string, content: Buffer): Promise<Buffer> {
  const pack = (quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    });
  if (!name.endsWith('.html')) return pack(shared.test(name) ? 11 : 10);
  const packed = await pack(8);
  return packed.length <= firstFlight ? packed : pack(10);
}
