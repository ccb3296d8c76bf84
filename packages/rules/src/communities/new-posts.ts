import { isCounted } from '../posts/post-rules.ts';

/** Of more nobody is told how many. */
export const mostNewPosts = 99;

interface Written {
  authorId: string;
  createdAt: Date;
  status: number;
  visibility: 'public' | 'community' | 'private';
}

/** How many posts of a community are new to one of its members, who last looked at a moment. */
export function countNewPosts(posts: readonly Written[], readerId: string, lookedAt: Date | null): number {
  if (lookedAt === null) return 0;
  const fresh = posts.filter(
    (post) => isCounted(post) && post.authorId !== readerId && post.createdAt.getTime() > lookedAt.getTime(),
  );
  return Math.min(fresh.length, mostNewPosts);
}
