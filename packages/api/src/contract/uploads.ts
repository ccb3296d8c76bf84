import * as z from 'zod';
import { limits } from './limits.ts';

/** What a file may be: each kind has the endings of its own in `limits.ts`. */
export type UploadKind = 'attachment' | 'asset' | 'picture' | 'avatar' | 'nameSound' | 'enquiry' | 'contentImport';

const kinds = z.registry<{ kind: UploadKind }>();

/** How many bytes one file may have. */
export const uploadBytes: Readonly<Record<UploadKind, number>> = {
  attachment: limits.fileBytes,
  asset: limits.fileBytes,
  picture: limits.fileBytes,
  avatar: limits.avatarBytes,
  nameSound: limits.nameSound.bytes,
  // That of all of them together.
  enquiry: limits.enquiry.bytes,
  contentImport: limits.contentItem.import.bytes,
};

const upload = (kind: UploadKind) => z.file().register(kinds, { kind });

/** A document or picture that hangs on something: of a post, a comment, a record. */
export const attachmentFile = () => upload('attachment');
/** A file of a community's folders, films included. */
export const assetFile = () => upload('asset');
/** A picture that is shown as one. */
export const pictureFile = () => upload('picture');
/** A photo of oneself. */
export const avatarFile = () => upload('avatar');
/** One’s own name, as one says it. */
export const nameSoundFile = () => upload('nameSound');

/** A file that is read for what it tells, and not kept. */
export const contentImportFile = () =>
  z.file().meta({ bytesTogether: limits.contentItem.import.bytes }).register(kinds, { kind: 'contentImport' });

/** What goes with an enquiry; together they weigh no more than one of them may. */
export const enquiryFiles = (most: number) =>
  z.array(upload('enquiry')).max(most).meta({ bytesTogether: limits.enquiry.bytes });

/** Of a field of a form, or of the items of its list; null where it is no file. */
export function uploadKindOf(field: z.core.$ZodType): UploadKind | null {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return uploadKindOf(field.unwrap());
  if (field instanceof z.ZodArray) return uploadKindOf(field.element);
  return kinds.get(field)?.kind ?? null;
}
