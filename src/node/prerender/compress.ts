import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../listFiles.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Those that every visit fetches, and of which a site has the same few for any number of pages. */
const shared = /\.(?:js|css|svg)$/;

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder, for servers that send those. Many
 * at once, as each is packed in a thread of its own (https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations).
 * What there is of each page is packed a little less: it would take three times as long for 1.5 % of
 * the bytes of its HTML, and its texts would even have more.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: shared.test(name) ? 11 : 10,
        };
        await Promise.all([
          toBrotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
          toGzip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ]);
      }),
  );
}
