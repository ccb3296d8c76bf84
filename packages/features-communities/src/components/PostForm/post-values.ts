import type { Post } from '@portal/api';
import type { FieldFile } from '@portal/ui';
import { attachmentChanges, storedFiles } from '../../model/attachments.ts';

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
}

export const emptyPost: PostValues = { title: '', body: '', type: null, tagIds: [], image: null, files: [] };

export function valuesOf(post: Post): PostValues {
  return {
    title: post.title,
    body: post.body,
    type: post.type === null ? null : String(post.type),
    tagIds: post.tags.map((tag) => tag.id),
    image: post.imageUrl === null ? null : { url: post.imageUrl },
    files: storedFiles(post.attachments),
  };
}

/** What creating a post sends. It is for the members of its community to see. */
export function newPost(communityId: string, values: PostValues) {
  const { files } = attachmentChanges(values.files);
  return {
    communityId,
    title: values.title.trim(),
    body: values.body,
    visibility: 'community' as const,
    tagIds: values.tagIds,
    files,
    ...typeOf(values),
    ...imageOf(values),
  };
}

/** What saving an edited post sends. */
export function editedPost(post: Pick<Post, 'version' | 'imageUrl' | 'pendingEdit'>, values: PostValues) {
  return {
    title: values.title.trim(),
    body: values.body,
    tagIds: values.tagIds,
    version: post.version,
    pendingVersion: post.pendingEdit?.version ?? 0,
    ...attachmentChanges(values.files),
    ...typeOf(values),
    ...imageOf(values),
    ...(post.imageUrl !== null && values.image === null ? { isImageRemoved: true } : {}),
  };
}

function typeOf({ type }: PostValues): { type?: 1 | 2 | 3 | 4 } {
  if (type === '1' || type === '2' || type === '3' || type === '4') return { type: Number(type) as 1 | 2 | 3 | 4 };
  return {};
}

function imageOf({ image }: PostValues): { imageFile?: File } {
  return image?.file === undefined ? {} : { imageFile: image.file };
}
