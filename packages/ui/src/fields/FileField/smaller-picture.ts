import type { FileRules } from './accept-files.ts';
import { endingOf } from './file-ending.ts';

/** More than that is not opened: a phone would run out of memory. */
const mostBytes = 60_000_000;
/** No camera writes more pixels than are sent in fewer. */
const leastBytes = 500_000;

type Rules = Pick<FileRules, 'accept' | 'maxBytes'>;

/** Whether a picture that is too large can be drawn anew in fewer bytes before it is sent. */
export function canShrink(file: File, { accept }: Pick<FileRules, 'accept'>): boolean {
  if (typeof createImageBitmap !== 'function' || file.size > mostBytes) return false;
  return ['jpg', 'jpeg', 'png'].includes(endingOf(file.name)) && smallerName(file.name, accept) !== null;
}

/** Whether a file has too many bytes, or is a picture that may have too many pixels. */
export function isToPrepare(file: File, rules: Rules): boolean {
  return file.size > rules.maxBytes || (file.size > leastBytes && canShrink(file, rules));
}

/** A file as it is sent: a large photo in fewer bytes and pixels. Null where it stays too large. Its code is fetched when somebody first needs it. */
export async function preparedFile(file: File, { accept, maxBytes }: Rules): Promise<File | null> {
  const asItIs = file.size <= maxBytes ? file : null;
  const name = smallerName(file.name, accept);
  if (name === null) return asItIs;
  try {
    const { hasTooManyPixels, shrunkPicture } = await import('../image-crop/shrunk-picture.ts');
    if (asItIs !== null && !(await hasTooManyPixels(file))) return asItIs;
    return (await shrunkPicture(file, name, maxBytes)) ?? asItIs;
  } catch {
    return asItIs;
  }
}

/** What a picture is called as JPEG; null where no JPEG is taken. */
export function smallerName(name: string, accept: readonly string[]): string | null {
  const ending = endingOf(name);
  if (ending !== 'png') return accept.includes(ending) ? name : null;
  const taken = ['jpg', 'jpeg'].find((one) => accept.includes(one));
  return taken === undefined ? null : `${name.slice(0, -ending.length)}${taken}`;
}
