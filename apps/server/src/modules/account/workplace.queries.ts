import { pageSizes } from '@portal/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisations, people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';

export async function workplaceRow(db: Db, personId: string) {
  const [row = null] = await db
    .select({ id: organisations.id, name: organisations.name, role: people.jobTitle, startDate: people.workingSince })
    .from(people)
    .leftJoin(organisations, eq(organisations.id, people.organisationId))
    .where(eq(people.id, personId));
  return row;
}

export async function organisationById(db: Db, id: string) {
  const [chosen = null] = await db.select().from(organisations).where(eq(organisations.id, id));
  return chosen;
}

export async function organisationRow(db: Db, id: string) {
  const { name, location } = organisations;
  const [row = null] = await db
    .select({ id: organisations.id, name, location })
    .from(organisations)
    .where(eq(organisations.id, id));
  return row;
}

export function organisationsNamed(db: Db, keyword: string) {
  return db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(keyword === '' ? undefined : containsText(organisations.name, keyword))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(pageSizes.userPicker);
}
