import type { Post, PostStatus } from '@portal/api';
import { type PostFacts, statusRefusal } from '@portal/rules';
import { factsOf } from '@portal/features-communities/parts';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';

/** Whether somebody may give a post another status, by the rule that the server asks. */
export function mayGive(status: PostStatus, post: Post, { community, facts }: AdminCommunity): boolean {
  const known = factsOf(post, [...facts.permissions], []);
  const postFacts: PostFacts & { version: number } = {
    ...known,
    community: { ...known.community, isRequirePostApproval: community.isRequirePostApproval },
    version: post.version,
  };
  return statusRefusal({ status, version: post.version }, postFacts, post.reports.length > 0) === null;
}
