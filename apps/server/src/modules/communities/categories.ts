import type { category } from '@portal/api/contract';
import { type Nested, nestCategories } from '@portal/rules';
import type * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import type { categories } from '../../db/schema/index.ts';
import { found } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import { byName, categoriesWithBelow, countCategories, countedFor, listedCategories } from './categories.queries.ts';

type Category = z.output<typeof category>;

/** All categories by name, each with those below it and with how many of its communities the person may know of. */
export async function listCategories(db: Db, person: Person, now: Date): Promise<Category[]> {
  const rows = await countedFor(db, person, now).orderBy(...byName);
  return nestCategories(rows).map(reply);
}

interface Managed {
  page: number;
  pageSize: number;
  onlyParents: boolean;
}

/** A page of them, for those who keep them; only those at the top, if so asked, with those below each. */
export async function managedCategories(db: Db, { page, pageSize, onlyParents }: Managed, person: Person, now: Date) {
  const listed = await listedCategories(db, onlyParents, pageSize, page);
  const count = await countCategories(db, onlyParents);
  const ids = listed.map(({ id }) => id);
  const all = await withSubcategories(db, ids, person, now);
  return {
    communityCategories: ids.flatMap((id) => all.filter((one) => one.id === id)),
    totalItemCount: count?.total ?? 0,
  };
}

export async function oneCategory(db: Db, id: string, person: Person, now: Date): Promise<Category> {
  const all = await withSubcategories(db, [id], person, now);
  return found(all.find((one) => one.id === id) ?? null);
}

/** These and those below them: there are two levels. */
async function withSubcategories(db: Db, ids: readonly string[], person: Person, now: Date): Promise<Category[]> {
  if (ids.length === 0) return [];
  const rows = await categoriesWithBelow(db, ids, person, now);
  return nestCategories(rows).map(reply);
}

type Row = typeof categories.$inferSelect & { communityCount: number };

function reply({ createdAt, createdBy, updatedAt, subCategories, ...rest }: Nested<Row>): Category {
  return {
    ...rest,
    subCategories: subCategories.map(reply),
    createdAt: createdAt.toISOString(),
    createdByUserId: createdBy,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
