import * as z from 'zod';

/** What a file may be: each kind has the endings of its own in `limits.ts`. */
export type UploadKind = 'attachment' | 'asset' | 'picture';

const kinds = z.registry<{ kind: UploadKind }>();

const upload = (kind: UploadKind) => z.file().register(kinds, { kind });

/** A document or picture that hangs on something: of a post, a comment, a record. */
export const attachmentFile = () => upload('attachment');
/** A file of a community's folders, films included. */
export const assetFile = () => upload('asset');
/** A picture that is shown as one. */
export const pictureFile = () => upload('picture');

/** Of a field of a form, or of the items of its list; null where it is no file. */
export function uploadKindOf(field: z.core.$ZodType): UploadKind | null {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return uploadKindOf(field.unwrap());
  if (field instanceof z.ZodArray) return uploadKindOf(field.element);
  return kinds.get(field)?.kind ?? null;
}
