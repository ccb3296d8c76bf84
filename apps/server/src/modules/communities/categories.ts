import type { category } from '@portal/api/contract';
import { type Nested, nestCategories } from '@portal/api/rules';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { categories, communities, communityCategories } from '../../db/schema/index.ts';
import type { Person } from '../auth/person.ts';
import { isMine, isSeen, mine } from './visibility.ts';

/** All categories by name, each with those below it and with how many of its communities the person may know of. */
export async function listCategories(db: Db, person: Person, now: Date): Promise<z.output<typeof category>[]> {
  const counted = db
    .select({ one: sql`1` })
    .from(communityCategories)
    .innerJoin(communities, eq(communities.id, communityCategories.communityId))
    .leftJoin(mine, isMine(person))
    .where(and(eq(communityCategories.categoryId, categories.id), isSeen(person, now)));
  const rows = await db
    .select({
      ...getTableColumns(categories),
      communityCount: sql<number>`(select count(*)::int from (${counted}) counted)`,
    })
    .from(categories)
    .orderBy(sql`lower(${categories.name})`, categories.id);
  type Row = (typeof rows)[number];
  const reply = ({ createdAt, createdBy, subCategories, ...rest }: Nested<Row>): z.output<typeof category> => ({
    ...rest,
    subCategories: subCategories.map(reply),
    createdAt: createdAt.toISOString(),
    createdByUserId: createdBy,
  });
  return nestCategories(rows).map(reply);
}
