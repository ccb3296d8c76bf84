import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisations } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';

interface Turn {
  sortOrder: 'asc' | 'desc';
  /** Behind the last that was seen; null: after so many. */
  place: readonly [name: string, id: string] | null;
  offset: number;
  limit: number;
}

const searched = sql`search_text(${organisations.name} || ' ' || ${organisations.location})`;

/** Every word of the keyword is in the name, or in where it is. */
function isFound(keyword: string): SQL | undefined {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => fitsPattern(searched, patternOf(word))));
}

function isBehind({ place, sortOrder }: Turn): SQL | undefined {
  if (place === null) return undefined;
  const [name, id] = place;
  return sortOrder === 'asc'
    ? sql`(${organisations.name}, ${organisations.id}) > (${name}, ${id})`
    : sql`(${organisations.name}, ${organisations.id}) < (${name}, ${id})`;
}

export function countOrganisations(db: Db, keyword: string) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(organisations)
    .where(isFound(keyword));
}

/** By name, each with how many there are in all. */
export function organisationsFound(db: Db, keyword: string, turn: Turn) {
  const inOrder = turn.sortOrder === 'asc' ? asc : desc;
  const { id, name, location } = organisations;
  return db
    .select({ id, name, location, total: sql<number>`(${countOrganisations(db, keyword)})` })
    .from(organisations)
    .where(and(isFound(keyword), isBehind(turn)))
    .orderBy(inOrder(name), inOrder(id))
    .limit(turn.limit)
    .offset(turn.offset);
}

export function companiesFound(db: Db, keyword: string, limit: number) {
  const { id, name } = organisations;
  return db.select({ id, name }).from(organisations).where(isFound(keyword)).orderBy(asc(name), asc(id)).limit(limit);
}
