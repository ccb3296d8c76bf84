import type { contract, HandlerInput } from '@portal/api/contract';
import { reportsRefusal } from '@portal/api/rules';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments, posts, reports } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { decideReports, lockReports, type NewDeed, noteDeed } from '../decisions/index.ts';

/** Reports of posts that somebody finds nothing in: the posts stay as they are. */
export function denyPostReports(body: Denied, call: CommunityCall): Promise<void> {
  const here = sql`select ${posts.id} from ${posts} where ${eq(posts.communityId, call.facts.community.id)}`;
  const target = { table: posts, id: posts.id, of: reports.postId };
  return deny(body, target, sql`${reports.postId} in (${here})`, call);
}

export function denyCommentReports(body: Denied, call: CommunityCall): Promise<void> {
  const here = sql`select ${comments.id} from ${comments} join ${posts} on ${posts.id} = ${comments.postId} where ${eq(posts.communityId, call.facts.community.id)}`;
  const target = { table: comments, id: comments.id, of: reports.commentId };
  return deny(body, target, sql`${reports.commentId} in (${here})`, call);
}

type Denied = HandlerInput<typeof contract.moderation.denyPostReports>['body'];

type Target =
  | { table: typeof posts; id: typeof posts.id; of: typeof reports.postId }
  | { table: typeof comments; id: typeof comments.id; of: typeof reports.commentId };

/** Those among them that somebody else has decided about stay decided as they are. */
async function deny(
  { reportIds, because }: Denied,
  { table, id, of }: Target,
  isHere: SQL,
  call: CommunityCall,
): Promise<void> {
  await call.db.transaction(async (tx) => {
    // What is reported first, as where it is archived or deleted, or each would wait for what the other holds.
    const reported = sql`select ${of} from ${reports} where ${and(inArray(reports.id, [...reportIds]), isHere)}`;
    await tx.execute(sql`select 1 from ${table} where ${id} in (${reported}) order by ${id} for update`);
    const found = await lockReports(tx, and(inArray(reports.id, [...reportIds]), isHere));
    const open = found.filter(({ resolvedAt }) => resolvedAt === null);
    refuse(reportsRefusal({ found: found.length, open: open.length }));
    for (const ofOne of Map.groupBy(open, ({ postId, commentId }) => commentId ?? postId).values()) {
      const deedId = await noteDeed(tx, { ...(await placeOf(tx, ofOne[0], call)), because }, call);
      await decideReports(tx, ofOne, deedId, call);
    }
  });
}

/** What was reported, as the log names it. */
async function placeOf(
  tx: Db,
  report: { postId: string | null; commentId: string | null } | undefined,
  call: CommunityCall,
): Promise<Pick<NewDeed, 'communityId' | 'deed' | 'postId' | 'commentId'>> {
  const { id: communityId } = call.facts.community;
  const { postId = null, commentId = null } = report ?? {};
  if (commentId === null) return { communityId, deed: 'postReportsDeclined', postId };
  const [above] = await tx.select({ id: comments.postId }).from(comments).where(eq(comments.id, commentId));
  return { communityId, deed: 'commentReportsDeclined', postId: above?.id ?? null, commentId };
}
