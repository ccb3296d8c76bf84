/** Pixels from side to side in which a picture can be had. */
export const pictureWidths = [96, 320, 640, 1280] as const;

type PictureWidth = (typeof pictureWidths)[number];

/** Of any picture that was uploaded. */
const longestSide = 2400;
const widthIn = /([?&]w=)\d*/;

/** The picture so wide at most, where its address carries a width (`w=`); any other address as it is. */
export function pictureAt(address: string, width: PictureWidth | ''): string {
  return address.replace(widthIn, `$1${width}`);
}

/** A picture may have an eighth fewer pixels than its place, which nobody sees: a phone would take twice as many for a few that lack. */
const enough = 9 / 8;

/** Attributes of an `<img>` by which the browser takes the width that it needs; none for an address without a width. */
export function pictureSizes(address: string, sizes: string): { sizes?: string; srcSet?: string } {
  if (!widthIn.test(address)) return {};
  return { sizes, srcSet: pictureWidths.map((width) => `${pictureAt(address, width)} ${width * enough}w`).join(', ') };
}

/** The same up to the picture as it was uploaded. */
export function fullPictureSizes(address: string): { sizes?: string; srcSet?: string } {
  const { srcSet } = pictureSizes(address, '');
  return srcSet === undefined ? {} : { sizes: '100vw', srcSet: `${srcSet}, ${pictureAt(address, '')} ${longestSide}w` };
}
