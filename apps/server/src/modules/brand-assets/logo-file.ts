import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrandLogo } from '@portal/rules';
import sharp from 'sharp';

/** Heights of pictures for screens and for paper. */
const heights = { small: 96, large: 480 } as const;

/** A logo of the organisation as it was drawn, or as a picture of one of two sizes. */
export async function logoFile(profileName: string, name: BrandLogo): Promise<Blob> {
  const [, drawing = '', size] = /^(.+?)(?:-(small|large))?\.\w+$/.exec(name) ?? [];
  const path = fileURLToPath(import.meta.resolve(`@portal/profiles/${profileName}/brand/${drawing}.svg`));
  const bytes = await readFile(path);
  if (size !== 'small' && size !== 'large') return new Blob([bytes], { type: 'image/svg+xml' });
  const picture = await sharp(bytes, { density: 384 }).resize({ height: heights[size] }).png().toBuffer();
  return new Blob([Buffer.from(picture)], { type: 'image/png' });
}
