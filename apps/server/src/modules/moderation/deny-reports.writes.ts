import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments, posts, reports } from '../../db/schema/index.ts';
import { lockReports } from '../decisions/index.ts';

interface Reported {
  reported: 'post' | 'comment';
  reportIds: readonly string[];
  communityId: string;
}

/** Reports of posts or comments of a community, with what was reported. */
export async function lockReported(tx: Db, { reported: kind, reportIds, communityId }: Reported) {
  const { table, id, of, here } = kind === 'post' ? postsIn(communityId) : commentsIn(communityId);
  const isHere = sql`${of} in (${here})`;
  // What is reported first, as where it is archived or deleted, or each would wait for what the other holds.
  const reported = sql`select ${of} from ${reports} where ${and(inArray(reports.id, [...reportIds]), isHere)}`;
  await tx.execute(sql`select 1 from ${table} where ${id} in (${reported}) order by ${id} for update`);
  return lockReports(tx, and(inArray(reports.id, [...reportIds]), isHere));
}

function postsIn(communityId: string) {
  const here = sql`select ${posts.id} from ${posts} where ${eq(posts.communityId, communityId)}`;
  return { table: posts, id: posts.id, of: reports.postId, here };
}

function commentsIn(communityId: string) {
  const here = sql`select ${comments.id} from ${comments} join ${posts} on ${posts.id} = ${comments.postId} where ${eq(posts.communityId, communityId)}`;
  return { table: comments, id: comments.id, of: reports.commentId, here };
}
