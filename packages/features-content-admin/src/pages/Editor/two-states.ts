import type { ComparedSide } from '@portal/ui';
import { type ContentPart, differingParts } from '../../components/Compared/compared-content.ts';
import { comparedOf, type EditorValues } from './editor-values.ts';

/** What two people who changed the same item disagree about. */
export function disagreement(mine: EditorValues, theirs: EditorValues): ContentPart[] {
  return differingParts(comparedOf(mine), comparedOf(theirs));
}

/** Mine, but for what only they have changed. Without what both began with, it is mine. */
export function firstChoice(
  base: EditorValues | null,
  mine: EditorValues,
  theirs: EditorValues,
): ReadonlyMap<ContentPart, ComparedSide> {
  const changedByMe = base === null ? null : disagreement(mine, base);
  return new Map(
    disagreement(mine, theirs).map((part) => [part, changedByMe?.includes(part) === false ? 'theirs' : 'mine']),
  );
}

/** Mine with what was chosen of theirs, as a change of theirs. */
export function mergedWith(
  mine: EditorValues,
  theirs: EditorValues,
  chosen: ReadonlyMap<ContentPart, ComparedSide>,
): EditorValues {
  const taken = [...chosen].flatMap(([part, side]) => (side === 'theirs' ? [valuesOfPart(theirs, part)] : []));
  const merged = taken.reduce<EditorValues>((values, part) => ({ ...values, ...part }), mine);
  return { ...merged, revision: theirs.revision };
}

function valuesOfPart(values: EditorValues, part: ContentPart): Partial<EditorValues> {
  switch (part) {
    case 'image':
      return { image: values.image, imageAlt: values.imageAlt };
    case 'attachments':
      return { documents: values.documents, files: values.files };
    default:
      return { [part]: values[part] };
  }
}
