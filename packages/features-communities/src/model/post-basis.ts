import type { Post } from '@portal/api';

/** What a post said when somebody began to change it. */
export interface PostBasis extends Pick<
  Post,
  'title' | 'body' | 'type' | 'tags' | 'imageUrl' | 'attachments' | 'isQuestion' | 'poll' | 'version'
> {
  /** Of the changes that wait for approval, 0 for none. */
  pendingVersion: number;
}

export function basisOf(post: Post): PostBasis {
  const { title, body, type, tags, imageUrl, attachments, isQuestion, poll, version, pendingEdit } = post;
  const pendingVersion = pendingEdit?.version ?? 0;
  return { title, body, type, tags, imageUrl, attachments, isQuestion, poll, version, pendingVersion };
}

/** The post says something else than what was read. */
export function isOther(read: PostBasis, now: PostBasis): boolean {
  return read.version !== now.version || read.pendingVersion !== now.pendingVersion;
}
