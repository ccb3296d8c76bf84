import sharp from 'sharp';

const mostPixels = 40_000_000;
const mostSeconds = 10;
const longestSide = 2400;

/** Draws a picture anew: hidden data, position and anything appended are gone. Null when it is none. */
export async function reencoded(bytes: Uint8Array, format: 'png' | 'jpg'): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return new Uint8Array(
      await (
        format === 'png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 86, mozjpeg: false })
      ).toBuffer(),
    );
  } catch {
    return null;
  }
}

/** The picture so many pixels wide at most, as WebP: AVIF weighs a third less, and takes twelve to eighteen times the work. Null when it cannot be drawn. */
export async function narrowed(bytes: Uint8Array, width: number): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(
      await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .timeout({ seconds: mostSeconds })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );
  } catch {
    return null;
  }
}
