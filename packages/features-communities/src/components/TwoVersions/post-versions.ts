import type { FieldFile } from '@portal/ui';
import { withoutSignatures } from '../../model/post-changes.ts';
import type { PostImage, PostValues } from '../PostForm/post-values.ts';
import type { Side } from './sides.ts';

export type PostPart = Exclude<keyof PostValues, 'basis'>;

const parts: readonly PostPart[] = ['title', 'body', 'type', 'tagIds', 'image', 'files', 'isQuestion', 'poll'];

/** The parts that two versions of a post say differently, in the order in which they are read. */
export function differingParts(one: PostValues, other: PostValues): PostPart[] {
  return parts.filter((part) => comparable(one, part) !== comparable(other, part));
}

function comparable(values: PostValues, part: PostPart): string {
  switch (part) {
    case 'body':
      return withoutSignatures(values.body);
    case 'image':
      return addressOf(values.image);
    case 'files':
      return filesLeft(values.files)
        .map(({ id }) => id)
        .join('\n');
    default:
      return JSON.stringify(values[part]);
  }
}

function addressOf(image: PostImage | null): string {
  if (image === null) return '';
  return image.file === undefined ? withoutSignatures(image.url) : image.url;
}

/** Files that are there once the form is saved. */
export function filesLeft(files: readonly FieldFile[]): FieldFile[] {
  return files.filter(({ isRemoved }) => isRemoved !== true);
}

/** What I did to the files, done to those that are there now: what others have added stays, and what they removed is gone. */
export function filesOn(theirs: readonly FieldFile[], mine: readonly FieldFile[]): FieldFile[] {
  const removed = new Set(mine.filter(({ isRemoved }) => isRemoved === true).map(({ id }) => id));
  const stored = theirs.map((file) => (removed.has(file.id) ? { ...file, isRemoved: true } : file));
  return [...stored, ...mine.filter(({ file }) => file !== undefined)];
}

/** What I wrote, on the files and the picture that are there now. */
export function onTopOf(theirs: PostValues, mine: PostValues): PostValues {
  const isImageMine = mine.image === null || mine.image.file !== undefined;
  return {
    ...mine,
    files: filesOn(theirs.files, mine.files),
    // A picture that I left alone and they replaced is there no longer.
    image: isImageMine ? mine.image : theirs.image,
  };
}

/** Mine with what was chosen of theirs, as a change of theirs. */
export function mergedPost(mine: PostValues, theirs: PostValues, sides: ReadonlyMap<PostPart, Side>): PostValues {
  const taken = parts.filter((part) => sides.get(part) === 'theirs').map((part) => [part, theirs[part]]);
  return { ...mine, ...Object.fromEntries(taken), basis: theirs.basis };
}
