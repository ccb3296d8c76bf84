import type { OwnDecision } from '@portal/api';

/** What a decision is known by: the post that it is about, or the community that somebody is kept out of. */
export function titleOfDecision({
  postId,
  subject,
  community,
}: Pick<OwnDecision, 'postId' | 'subject' | 'community'>): string {
  return postId === null ? community.name : subject;
}
