import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder, for servers that send those. Many
 * at once, as each is packed in a thread of its own (https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations).
 * There are most of pages: the best quality would take three times as long for 1.5 % of their bytes.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.html') ? 10 : 11,
        };
        await Promise.all([
          toBrotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
          toGzip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ]);
      }),
  );
}
