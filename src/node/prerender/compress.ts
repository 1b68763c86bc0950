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

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder, for servers that send those. Many
 * at once, as each is packed in a thread of its own (https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations).
 *
 * @param inFlight files that come in the first flight anyway: packed in a tenth of the time, for 6 % more bytes
 */
export async function compressFiles(
  folder: string,
  inFlight: readonly string[] = [],
): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        const quality = shared.test(name) ? 11 : inFlight.includes(name) ? 8 : 10;
        await Promise.all([
          toBrotli(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
          toGzip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ]);
      }),
  );
}

/**
 * What there is of each page is packed at 10: at 11 it would take three times as long for 1.5 % of the
 * bytes of its HTML, and its texts would even have more.
 */
function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  return brotli(content, { params });
}
