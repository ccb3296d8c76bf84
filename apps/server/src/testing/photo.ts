import sharp from 'sharp';

/** Stands in a photo for where it was taken, and must not be kept. */
export const photoPlace = 'secret place';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** As grainy as what a camera sees: it takes as many bytes. */
  isGrainy?: boolean;
}

/** A photo as a phone takes it: it says where. */
export function photo(
  format: 'png' | 'jpeg',
  { width = 40, height = 30, isGrainy = false }: PhotoOptions = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#004C58', ...(isGrainy && { noise }) } })
    .withExif({ IFD0: { Copyright: photoPlace }, IFD3: { GPSLatitude: '33/1 52/1 0/1' } })
    [format]()
    .toBuffer();
}
