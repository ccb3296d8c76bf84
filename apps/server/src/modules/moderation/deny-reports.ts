import type { contract, HandlerInput } from '@portal/api/contract';
import { reportsRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { decideReports, type NewModerationAction, logAction } from '../decisions/index.ts';
import { postOfComment } from './deny-reports.queries.ts';
import { lockReported } from './deny-reports.writes.ts';

/** Reports of posts that somebody finds nothing in: the posts stay as they are. */
export function denyPostReports(body: Denied, call: CommunityCall): Promise<void> {
  return deny(body, 'post', call);
}

export function denyCommentReports(body: Denied, call: CommunityCall): Promise<void> {
  return deny(body, 'comment', call);
}

type Denied = HandlerInput<typeof contract.moderation.denyPostReports>['body'];

/** Those among them that somebody else has decided about stay decided as they are. */
async function deny({ reportIds, because }: Denied, reported: 'post' | 'comment', call: CommunityCall): Promise<void> {
  await call.db.transaction(async (tx) => {
    const found = await lockReported(tx, { reported, reportIds, communityId: call.facts.community.id });
    const open = found.filter(({ resolvedAt }) => resolvedAt === null);
    refuse(reportsRefusal({ found: found.length, open: open.length }));
    for (const ofOne of Map.groupBy(open, ({ postId, commentId }) => commentId ?? postId).values()) {
      const actionId = await logAction(tx, { ...(await placeOf(tx, ofOne[0], call)), because }, call);
      await decideReports(tx, ofOne, actionId, call);
    }
  });
}

/** What was reported, as the log names it. */
async function placeOf(
  tx: Db,
  report: { postId: string | null; commentId: string | null } | undefined,
  call: CommunityCall,
): Promise<Pick<NewModerationAction, 'communityId' | 'deed' | 'postId' | 'commentId'>> {
  const { id: communityId } = call.facts.community;
  const { postId = null, commentId = null } = report ?? {};
  if (commentId === null) return { communityId, deed: 'postReportsDeclined', postId };
  const above = await postOfComment(tx, commentId);
  return { communityId, deed: 'commentReportsDeclined', postId: above?.id ?? null, commentId };
}
