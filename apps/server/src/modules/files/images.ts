import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { longestSide, type PictureShape } from './picture-shape.ts';

// Pictures are drawn by threads that passwords are hashed and files are read by, too: one core, and two of the four threads, stay free for them.
sharp.concurrency(1);
const drawing = pLimit(Math.min(2, Math.max(1, availableParallelism() - 1)));
const mostWaiting = 50;

const mostPixels = 40_000_000;
const mostSeconds = 10;

/** So many pictures wait to be drawn that another would wait too long. */
export function isDrawingBusy(): boolean {
  return drawing.pendingCount >= mostWaiting;
}

/** Of a picture, by what its head says; 0 where it has none. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const head = await sharp(bytes)
    .metadata()
    .catch(() => null);
  return head === null ? 0 : head.width * head.height;
}

/** Draws a picture anew: hidden data, position and anything appended are gone. Null when it is none. */
export async function reencoded(bytes: Uint8Array, format: 'png' | 'jpg'): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const written =
      format === 'png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 86, mozjpeg: false });
    return new Uint8Array(await drawing(() => written.toBuffer()));
  } catch {
    return null;
  }
}

/** The picture so many pixels wide at most, as WebP: AVIF weighs a third less, and takes twelve to eighteen times the work. Null when it cannot be drawn. */
export async function narrowed(bytes: Uint8Array, width: number): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: mostSeconds })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 });
    return new Uint8Array(await drawing(() => picture.toBuffer()));
  } catch {
    return null;
  }
}

/** The picture in a shape that was asked for. It is never larger than it was: one a pixel wide would become one of a million pixels. Null when it cannot be drawn. */
export async function shaped(bytes: Uint8Array, shape: PictureShape): Promise<Uint8Array | null> {
  const { width, height, fit, format, quality } = shape;
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: mostSeconds })
      .resize(width ?? null, height ?? null, { fit, withoutEnlargement: true });
    const written = {
      jpg: () => picture.jpeg({ quality }),
      png: () => picture.png({ compressionLevel: 8 }),
      webp: () => picture.webp({ quality }),
    }[format]();
    return new Uint8Array(await drawing(() => written.toBuffer()));
  } catch {
    return null;
  }
}
