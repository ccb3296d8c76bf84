import type { Post } from '@portal/api';

/** What a post says, as it is or as somebody wants it to be. */
export type PostContent = Pick<Post, 'title' | 'body' | 'type' | 'tags' | 'imageUrl' | 'attachments'>;

export type ChangedPart = keyof PostContent;

const parts: readonly ChangedPart[] = ['title', 'body', 'type', 'tags', 'imageUrl', 'attachments'];

/** The parts of a post that two versions say differently, in the order in which they are read. */
export function changedParts(before: PostContent, after: PostContent): ChangedPart[] {
  return parts.filter((part) => comparable(before, part) !== comparable(after, part));
}

function comparable(content: PostContent, part: ChangedPart): string {
  switch (part) {
    case 'body':
      return withoutSignatures(content.body);
    case 'imageUrl':
      return withoutSignatures(content.imageUrl ?? '');
    case 'tags':
      return content.tags.map(({ id }) => id).join('\n');
    case 'attachments':
      return content.attachments.map(({ uid }) => uid).join('\n');
    default:
      return String(content[part]);
  }
}

/** The address of one file may be signed at two moments. */
export function withoutSignatures(text: string): string {
  return text.replaceAll(/\?[^"'\s>]*/g, '');
}

/** The post as it would be with the changes that wait for approval. */
export function asProposed(post: Post): Post {
  if (post.pendingEdit === null) return post;
  const { title, body, type, tags, imageUrl, attachments } = post.pendingEdit;
  return { ...post, title, body, type, tags, imageUrl, attachments };
}
