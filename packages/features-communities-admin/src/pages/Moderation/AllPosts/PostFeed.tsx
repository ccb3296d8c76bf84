import type { Post } from '@portal/api';
import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { LivePost } from '@portal/features-communities/parts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';

export interface PostFeedProps {
  label: string;
  posts: readonly Post[];
  admin: AdminCommunity;
  /** What can be decided about a post here; nothing is rendered without it. */
  decide: (post: Post) => ReactNode;
}

/** Posts as their readers see them, each with what can be decided about it. */
export function PostFeed({ label, posts, admin, decide }: PostFeedProps) {
  return (
    <Stack as="ul" gap={4} label={label}>
      {posts.map((post) => (
        <li key={post.id}>
          <LivePost
            post={post}
            permissions={admin.community.permissions}
            layout="feed"
            headingLevel={2}
            isInAdmin
            approval={decide(post)}
          />
        </li>
      ))}
    </Stack>
  );
}
