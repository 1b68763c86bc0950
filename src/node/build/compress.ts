import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './listFiles.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Matches files that get Brotli's full strength, quality 11, unless they are in `quick`. */
const important = /\.(?:html|js|css|svg)$/;

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder. Files are compressed in parallel,
 * because zlib uses threads: https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations
 *
 * JSON and other data get Brotli's quality 10, because quality 11 makes them larger. Pages that are not
 * in `quick` get quality 11, which takes three times as long as 10. Home pages need it. With a lower
 * quality, a home page and its headers would be larger than the 14.6 kB that a server sends at once.
 *
 * @param quick pages that are small enough with quality 8. It takes a tenth of the time of quality 11,
 *   and the files are 6 % larger.
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
          [constants.BROTLI_PARAM_QUALITY]: quick.includes(name)
            ? 8
            : important.test(name)
              ? 11
              : 10,
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
