import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people, postLikes, postViews } from '../../db/schema/index.ts';
import type { Person } from '../../http/person.ts';
import { personColumns } from '../people/index.ts';

interface Asker {
  db: Db;
  asking: Pick<Person, 'id'>;
}

/** Who left a reaction on a post, the latest first. */
export async function peopleOfReaction(
  { db, asking }: Asker,
  reaction: 'like' | 'view',
  postId: string,
  page: { page: number; pageSize: number },
) {
  const table = reaction === 'like' ? postLikes : postViews;
  const rows = await db
    .select(personColumns(asking))
    .from(table)
    .innerJoin(people, eq(people.id, table.personId))
    .where(eq(table.postId, postId))
    .orderBy(desc(table.at), people.id)
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .where(eq(table.postId, postId));
  return { rows, total: count?.total ?? 0 };
}
