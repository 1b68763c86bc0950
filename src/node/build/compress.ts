import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './listFiles.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * Compresses files in parallel, because zlib uses threads:
 * https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations
 *
 * @param quick pages that do not need the best compression
 */
export async function compressFiles(folder: string, quick: readonly string[] = []): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: toBrotliQuality(name, quick.includes(name)),
        };
        const [brotli, gzipped] = await Promise.all([
          compressWithBrotli(content, { params }),
          compressWithGzip(content, { level: 9 }),
        ]);
        await writeFile(`${path}.br`, brotli);
        await writeFile(`${path}.gz`, gzipped);
      }),
  );
}

function toBrotliQuality(name: string, isQuick: boolean): number {
  // Quality 8 takes a tenth of the time of quality 11 and makes the files 6 % larger.
  if (isQuick) return 8;
  // A server sends 14.6 kB before the first acknowledgement. A home page and its headers fit into these
  // 14.6 kB only with quality 11. Quality 11 takes three times as long as quality 10.
  if (/\.(?:html|js|css|svg)$/.test(name)) return 11;
  // With quality 11, JSON and other data become larger than with quality 10.
  return 10;
}
