import sharp from 'sharp';

const mostPixels = 40_000_000;
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
