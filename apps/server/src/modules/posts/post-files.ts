import type { contract, HandlerInput } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { addAssets, type CheckedFile, contentOf } from '../files/index.ts';

export interface PostFiles {
  attachments: readonly CheckedFile[];
  image: CheckedFile | undefined;
}

type SentFiles = Pick<HandlerInput<typeof contract.posts.create>['body'], 'files' | 'imageFile'>;

/** What came with a post. */
export function filesOf({ files = [], imageFile }: SentFiles): PostFiles {
  return {
    attachments: files.map(contentOf),
    image: imageFile && contentOf(imageFile),
  };
}

export async function addAttachments(
  tx: Db,
  ownerId: string,
  files: readonly CheckedFile[],
  call: Call,
): Promise<void> {
  await addAssets(tx, call, { files, ownerKind: 'post', ownerId });
}

export async function addImage(
  tx: Db,
  ownerId: string,
  image: CheckedFile | undefined,
  call: Call,
): Promise<string | null> {
  const [id] = await addAssets(tx, call, { files: image ? [image] : [], ownerKind: 'postImage', ownerId });
  return id ?? null;
}
