import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { listFiles } from './listFiles.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;

/**
 * Compresses files in parallel, because zlib uses threads:
 * https://nodejs.org/api/zlib.html#threadpool-usage-and-performance-considerations
 *
 * Brotli has its best quality by default. A server sends 14.6 kB before the first acknowledgement, and a home
 * page and its headers fit into these 14.6 kB only with this quality.
 */
export async function compressFiles(folder: string): Promise<void> {
  const paths = listFiles(folder)
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(
    paths.flatMap((path) => [
      pipeline(createReadStream(path), createBrotliCompress(), createWriteStream(`${path}.br`)),
      pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`)),
    ]),
  );
}
