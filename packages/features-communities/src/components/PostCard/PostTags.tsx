import type { Post } from '@portal/api';
import { Inline, Tag } from '@portal/ui';

/** The tags of a post, if it has any. */
export function PostTags({ post }: { post: Pick<Post, 'tags'> }) {
  if (post.tags.length === 0) return null;
  return (
    <Inline gap={2}>
      {post.tags.map((tag) => (
        <Tag key={tag.id}>{tag.name}</Tag>
      ))}
    </Inline>
  );
}
