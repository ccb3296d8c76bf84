import { cover, coverNames } from './covers.ts';
import type { Picture } from './draw.ts';
import { photo, photoNames } from './photos.ts';
import { portrait, portraitCount } from './portraits.ts';

export type { Picture };

const portraitKeys = Array.from(
  { length: portraitCount },
  (_, index) => `portrait-${String(index + 1).padStart(2, '0')}`,
);

/** The key of every picture of the demo world. */
export const pictureKeys: readonly string[] = [
  ...portraitKeys,
  ...coverNames.map((name) => `cover-${name}`),
  ...photoNames.map((name) => `photo-${name}`),
];

/** Draws one picture of the demo world; a key that is not listed gives null. */
export function picture(key: string): Picture | null {
  if (!pictureKeys.includes(key)) return null;
  const [, kind, name = ''] = /^([a-z]+)-(.+)$/.exec(key) ?? [];
  if (kind === 'portrait') return portrait(portraitKeys.indexOf(key));
  if (kind === 'cover') return cover(name);
  return photo(name);
}
