const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of one pixel; what follows its end tells it from others, and is not drawn. */
export function tinyPicture(after = ''): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([onePixel, Buffer.from(after)]));
}
