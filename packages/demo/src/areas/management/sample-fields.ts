/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function samplePicture(name = 'cover.png'): File {
  return new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });
}

/** What can be said of a community at any time. */
export const sampleFields = {
  name: 'Splint makers',
  shortDescription: 'Thermoplastics and patience',
  alias: 'splint-makers',
  isPublic: true,
};
