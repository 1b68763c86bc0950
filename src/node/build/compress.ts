import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from './listFiles.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * Compresses files in parallel, because zlib uses threads:
 * https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations
 *
 * Brotli has its best quality by default. A server sends 14.6 kB before the first acknowledgement, and a home
 * page and its headers fit into these 14.6 kB only with this quality.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        const [brotli, gzipped] = await Promise.all([
          compressWithBrotli(content),
          compressWithGzip(content, { level: 9 }),
        ]);
        await writeFile(`${path}.br`, brotli);
        await writeFile(`${path}.gz`, gzipped);
      }),
  );
}
