import type { CountedTag } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { found } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import { countedTag, type countedTags, countTags, tagsNamed } from './tags.queries.ts';

interface TagQuery {
  page: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** The tags by name, each with how many posts the person may read under it. */
export async function listTags(db: Db, { page, pageSize, keyword = '' }: TagQuery, person: Person, now: Date) {
  const rows = await tagsNamed(db, { keyword, person, pageSize, page }, now);
  const count = await countTags(db, keyword);
  return { tags: rows.map(tagReply), totalItemCount: count?.total ?? 0 };
}

export async function oneTag(db: Db, id: string, person: Person, now: Date) {
  const tag = await countedTag(db, id, person, now);
  return tagReply(found(tag));
}

function tagReply({ updatedAt, ...rest }: Awaited<ReturnType<typeof countedTags>>[number]): CountedTag {
  return { ...rest, updatedAt: updatedAt?.toISOString() ?? null };
}
