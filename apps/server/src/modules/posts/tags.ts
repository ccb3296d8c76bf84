import type { CountedTag } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tags } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { found } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import { countedTags } from './tags.queries.ts';

interface TagQuery {
  page: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** The tags by name, each with how many posts the person may read under it. */
export async function listTags(db: Db, { page, pageSize, keyword = '' }: TagQuery, person: Person, now: Date) {
  const where = keyword.trim() === '' ? undefined : containsText(tags.name, keyword);
  const rows = await countedTags(db, where, person, now)
    .orderBy(sql`lower(${tags.name})`, tags.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tags)
    .where(where);
  return { tags: rows.map(tagReply), totalItemCount: count?.total ?? 0 };
}

export async function oneTag(db: Db, id: string, person: Person, now: Date) {
  const [tag = null] = await countedTags(db, eq(tags.id, id), person, now);
  return tagReply(found(tag));
}

function tagReply({ updatedAt, ...rest }: Awaited<ReturnType<typeof countedTags>>[number]): CountedTag {
  return { ...rest, updatedAt: updatedAt?.toISOString() ?? null };
}
