import { limits } from '@portal/api/contract';
import { invalid } from '../http/problem.ts';

export type PictureWidth = (typeof limits.pictureWidths)[number];

/** Neither drawings (SVG) nor animations can be uploaded; a picture of several frames was drawn anew as its first. */
const drawable = ['image/png', 'image/jpeg', 'image/webp'];

/** Whether a file can be given in other widths. */
export function isPicture(type: string): boolean {
  return drawable.includes(type);
}

/** The width that a request asks for; undefined for the file as it is. */
export function widthOf(requested: string | undefined): PictureWidth | undefined {
  if (requested === undefined || requested === '') return undefined;
  const width = limits.pictureWidths.find((known) => String(known) === requested);
  if (width === undefined) throw invalid('query.w', `A picture is ${limits.pictureWidths.join(', ')} pixels wide`);
  return width;
}

/** Refuses a width for a file that has none. */
export function requirePicture({ type }: { type: string }, field: 'w' | 'width'): void {
  if (!isPicture(type)) throw invalid(`query.${field}`, 'Only a picture has a width');
}
