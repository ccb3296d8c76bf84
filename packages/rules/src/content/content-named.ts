import type { ContentKindName } from '@portal/api/contract';
import { invalid, type Refusal } from '@portal/api/rules';
import { unknownRefusal } from '../management/community-wish.ts';
import { categoryTypeOf } from './content-state.ts';

/** What an item names that stands elsewhere. */
export interface NamedByContent {
  image: { assetId: string } | null;
  attachments: readonly { assetId: string }[];
  categoryIds: readonly string[];
  tagIds: readonly string[];
  segmentIds: readonly string[];
}

/** What there is of it; what the item names already counts as there. */
export interface KnownToContent {
  /** Of the type that the item's kind has. */
  categoryIds: ReadonlySet<string>;
  tagIds: ReadonlySet<string>;
  segmentIds: ReadonlySet<string>;
  /** The files that were sent to the item, with their types. */
  files: ReadonlyMap<string, string>;
}

/** Why an item cannot name what it names. */
export function namedRefusal(kind: ContentKindName, named: NamedByContent, known: KnownToContent): Refusal | null {
  if (categoryTypeOf(kind) === null && named.categoryIds.length > 0)
    return invalid('body.categoryIds', 'Pages have no categories.');
  return (
    unknownRefusal(named.categoryIds, known.categoryIds, 'body.categoryIds') ??
    unknownRefusal(named.tagIds, known.tagIds, 'body.tagIds') ??
    unknownRefusal(named.segmentIds, known.segmentIds, 'body.segmentIds') ??
    filesRefusal(named, known.files)
  );
}

function filesRefusal({ image, attachments }: NamedByContent, files: ReadonlyMap<string, string>): Refusal | null {
  if (image !== null && files.get(image.assetId)?.startsWith('image/') !== true)
    return invalid('body.image', 'This picture is not there any more. Choose it again.');
  const ids = attachments.map(({ assetId }) => assetId);
  if (new Set(ids).size < ids.length) return invalid('body.attachments', 'A file is attached once.');
  return ids.every((id) => files.has(id))
    ? null
    : invalid('body.attachments', 'This file is not there any more. Choose it again.');
}
