import { type Attachment, attachmentTypes, imageTypes } from '@portal/api/contract';
import { refuse } from '../../mock/mock-problem.ts';
import type { MockState } from '../../mock/mock-state.ts';
import { pictureUrl } from '../../mock/picture-url.ts';
import { uploadRefusal } from '@portal/rules';
import type { StoredFile } from './state.ts';

/** Takes files in, refusing what the server refuses by name and size. */
export async function storeFiles(
  state: MockState,
  files: readonly File[] = [],
  field = 'body.files',
  endings: readonly string[] = attachmentTypes,
): Promise<StoredFile[]> {
  for (const file of files) refuse(uploadRefusal(file, endings, field));
  return Promise.all(
    files.map(async (file) => ({
      id: state.nextId('file'),
      fileName: file.name,
      type: file.type,
      picture: null,
      url: await dataUrl(file),
    })),
  );
}

export async function storeImage(file: File | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  refuse(uploadRefusal(file, imageTypes, 'body.imageFile'));
  return dataUrl(file);
}

/** Files of the same content differ in the part of the address that names them, which browsers leave out. */
export function attachmentReply({ id, fileName, type, picture, url }: StoredFile): Attachment {
  const content = url ?? pictureUrl(picture) ?? `data:${type},`;
  return { uid: id, path: `${content}#${id}`, name: fileName, type, actionStatus: null };
}

async function dataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(binary)}`;
}
