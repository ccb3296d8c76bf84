import sharp from 'sharp';

/** Stands in a photo for where it was taken, and must not be kept. */
export const photoPlace = 'secret place';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** As grainy as what a camera sees: it takes as many bytes. */
  isGrainy?: boolean;
  /** So many times as wide and as high as it was seen: many pixels, and few bytes for them. */
  enlarged?: number;
  /** How the phone was held, as EXIF data says it. */
  orientation?: number;
}

/** A photo as a phone takes it: it says where. */
export function photo(
  format: 'png' | 'jpeg',
  { width = 40, height = 30, isGrainy = false, enlarged = 1, orientation }: PhotoOptions = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#004C58', ...(isGrainy && { noise }) } })
    .resize(width * enlarged, height * enlarged)
    .withExif({ IFD0: { Copyright: photoPlace }, IFD3: { GPSLatitude: '33/1 52/1 0/1' } })
    .withMetadata({ orientation })
    [format]()
    .toBuffer();
}

/** How a picture lies as it is stored; an orientation of 1 turns nothing. */
export async function measuredPhoto(bytes: Buffer): Promise<{ width: number; height: number; orientation: number }> {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata();
  return { width, height, orientation };
}
