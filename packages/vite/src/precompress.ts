import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|md|txt|webmanifest)$/;
const smallestWorthIt = 1024;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses while it answers. */
export function precompress(): Plugin {
  return {
    name: 'portal-precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

/** Writes the compressed copies of one file, unless it is too small to be worth it. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < smallestWorthIt) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
