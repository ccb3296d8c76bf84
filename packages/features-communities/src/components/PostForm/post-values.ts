import type { FieldFile } from '@portal/ui';
import { editedPoll, type PollValues, pollValuesOf } from '../PollFields/poll-values.ts';
import { attachmentChanges, storedFiles } from '../../model/attachments.ts';
import type { PostBasis } from '../../model/post-basis.ts';

export interface PostImage {
  url: string;
  file?: File;
}

/** What a form about a post holds. */
export interface PostValues {
  title: string;
  body: string;
  /** '1' to '4', or null for a post of no type. */
  type: string | null;
  tagIds: string[];
  image: PostImage | null;
  files: FieldFile[];
  isQuestion: boolean;
  poll: PollValues | null;
  /** What is changed; null for a new post. It is kept with the rest, so that a text taken up again later still says what it was written on. */
  basis: PostBasis | null;
}

export const emptyPost: PostValues = {
  title: '',
  body: '',
  type: null,
  tagIds: [],
  image: null,
  files: [],
  isQuestion: false,
  poll: null,
  basis: null,
};

export function valuesOf(basis: PostBasis): PostValues {
  return {
    title: basis.title,
    body: basis.body,
    type: basis.type === null ? null : String(basis.type),
    tagIds: basis.tags.map((tag) => tag.id),
    image: basis.imageUrl === null ? null : { url: basis.imageUrl },
    files: storedFiles(basis.attachments),
    isQuestion: basis.isQuestion,
    poll: basis.poll && pollValuesOf(basis.poll),
    basis,
  };
}

/** What creating a post sends. It is for the members of its community to see. */
export function newPost(communityId: string, values: PostValues, now: Date) {
  const { files } = attachmentChanges(values.files);
  return {
    communityId,
    title: values.title.trim(),
    body: values.body,
    visibility: 'community' as const,
    tagIds: values.tagIds,
    files,
    ...(values.isQuestion ? { isQuestion: true } : {}),
    ...editedPoll(null, values.poll, now),
    ...typeOf(values),
    ...imageOf(values),
  };
}

/** What saving an edited post sends. */
export function editedPost(basis: PostBasis, values: PostValues, now: Date) {
  return {
    title: values.title.trim(),
    body: values.body,
    tagIds: values.tagIds,
    version: basis.version,
    pendingVersion: basis.pendingVersion,
    ...attachmentChanges(values.files),
    ...(values.isQuestion === basis.isQuestion ? {} : { isQuestion: values.isQuestion }),
    ...editedPoll(basis.poll, values.poll, now),
    ...typeOf(values),
    ...imageOf(values),
    ...(basis.imageUrl !== null && values.image === null ? { isImageRemoved: true } : {}),
  };
}

function typeOf({ type }: PostValues): { type?: 1 | 2 | 3 | 4 } {
  if (type === '1' || type === '2' || type === '3' || type === '4') return { type: Number(type) as 1 | 2 | 3 | 4 };
  return {};
}

function imageOf({ image }: PostValues): { imageFile?: File } {
  return image?.file === undefined ? {} : { imageFile: image.file };
}
