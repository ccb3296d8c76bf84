import type { FileRules } from './accept-files.ts';
import { endingOf } from './file-ending.ts';

/** More than that is not opened: a phone would run out of memory. */
const mostBytes = 60_000_000;

/** Whether a picture that is too large can be drawn anew in fewer bytes before it is sent. */
export function canShrink(file: File, { accept }: Pick<FileRules, 'accept'>): boolean {
  if (typeof createImageBitmap !== 'function' || file.size > mostBytes) return false;
  return ['jpg', 'jpeg', 'png'].includes(endingOf(file.name)) && smallerName(file.name, accept) !== null;
}

/** A large photo in fewer bytes; null where that cannot be done. Its code is fetched when somebody first needs it. */
export async function smallerPicture(
  file: File,
  { accept, maxBytes }: Pick<FileRules, 'accept' | 'maxBytes'>,
): Promise<File | null> {
  const name = smallerName(file.name, accept);
  if (name === null) return null;
  try {
    const { shrunkPicture } = await import('../image-crop/shrunk-picture.ts');
    return await shrunkPicture(file, name, maxBytes);
  } catch {
    return null;
  }
}

/** What a picture is called as JPEG; null where no JPEG is taken. */
export function smallerName(name: string, accept: readonly string[]): string | null {
  const ending = endingOf(name);
  if (ending !== 'png') return accept.includes(ending) ? name : null;
  const taken = ['jpg', 'jpeg'].find((one) => accept.includes(one));
  return taken === undefined ? null : `${name.slice(0, -ending.length)}${taken}`;
}
