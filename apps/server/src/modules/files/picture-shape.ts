import { invalid } from '../../http/problem.ts';

/** Pixels from side to side that a picture has at most, however large it was. */
export const longestSide = 2400;

const formats = ['jpg', 'png', 'webp'] as const;
export type PictureFormat = (typeof formats)[number];
const fits = ['cover', 'contain', 'inside', 'outside'] as const;

/** What a picture is to be drawn as, in the words of the content service. */
export interface PictureShape {
  width: number | undefined;
  height: number | undefined;
  /** Where both sides are given. */
  fit: (typeof fits)[number];
  format: PictureFormat;
  quality: number;
}

const formatOf: Readonly<Record<string, PictureFormat>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
const usualQuality = 80;

type ShapeQuery = Readonly<Record<string, string | undefined>>;

/** What a request asks for; null for the file as it is. `accept` decides where the format is left to the server. */
export function shapeOf(query: ShapeQuery, file: { type: string }, accept: string | undefined): PictureShape | null {
  for (const name of ['key', 'transforms'])
    if (query[name] !== undefined) throw invalid(`query.${name}`, 'A size is asked for by width and height');
  const { width, height, fit, format, quality } = query;
  if ([width, height, fit, format, quality].every((one) => one === undefined)) return null;
  return {
    width: numberOf('width', width, longestSide),
    height: numberOf('height', height, longestSide),
    fit: oneOf('fit', fit, fits) ?? 'cover',
    format: requestedFormat(format, accept) ?? formatOf[file.type] ?? 'webp',
    quality: numberOf('quality', quality, 100) ?? usualQuality,
  };
}

/** Names what was drawn, for its tag. */
export function nameOfShape({ width, height, fit, format, quality }: PictureShape): string {
  const size = `${width ?? ''}x${height ?? ''}`;
  return [size, ...(width !== undefined && height !== undefined ? [fit] : []), format, quality].join('-');
}

function requestedFormat(format: string | undefined, accept = ''): PictureFormat | undefined {
  if (format === 'auto') return accept.includes('image/webp') ? 'webp' : undefined;
  return oneOf('format', format === 'jpeg' ? 'jpg' : format, formats);
}

function numberOf(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Infinity;
  if (number > most) throw invalid(`query.${name}`, `A number from 1 to ${most} is wanted`);
  return number;
}

function oneOf<const Value extends string>(
  name: string,
  text: string | undefined,
  known: readonly Value[],
): Value | undefined {
  if (text === undefined) return undefined;
  const value = known.find((one) => one === text);
  if (value === undefined) throw invalid(`query.${name}`, `It is one of ${known.join(', ')}`);
  return value;
}
