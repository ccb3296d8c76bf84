import sharp from 'sharp';

/** Stands in a photo for where it was taken, and must not be kept. */
export const photoPlace = 'secret place';

/** A photo as a phone takes it: it says where. */
export function photo(format: 'png' | 'jpeg', { width = 40, height = 30 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#004C58' } })
    .withExif({ IFD0: { Copyright: photoPlace }, IFD3: { GPSLatitude: '33/1 52/1 0/1' } })
    [format]()
    .toBuffer();
}
