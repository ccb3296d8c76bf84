import { reportsRefusal } from '@portal/api/rules';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { comments, posts, reports } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/access.ts';
import { decideReports, lockReports } from './decide-reports.ts';

/** Reports of posts that somebody finds nothing in: the posts stay as they are. */
export function denyPostReports(reportIds: readonly string[], call: CommunityCall): Promise<void> {
  const here = sql`select ${posts.id} from ${posts} where ${eq(posts.communityId, call.facts.community.id)}`;
  const target = { table: posts, id: posts.id, of: reports.postId };
  return deny(reportIds, target, sql`${reports.postId} in (${here})`, call);
}

export function denyCommentReports(reportIds: readonly string[], call: CommunityCall): Promise<void> {
  const here = sql`select ${comments.id} from ${comments} join ${posts} on ${posts.id} = ${comments.postId} where ${eq(posts.communityId, call.facts.community.id)}`;
  const target = { table: comments, id: comments.id, of: reports.commentId };
  return deny(reportIds, target, sql`${reports.commentId} in (${here})`, call);
}

type Target =
  | { table: typeof posts; id: typeof posts.id; of: typeof reports.postId }
  | { table: typeof comments; id: typeof comments.id; of: typeof reports.commentId };

/** Those among them that somebody else has decided about stay decided as they are. */
async function deny(
  reportIds: readonly string[],
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
    await decideReports(tx, open, call);
  });
}
