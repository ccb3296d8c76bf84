import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisations, postcodes } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { byDistance, distanceOf, isKnown, isNear, metresTo, type Nearness } from './nearness.queries.ts';

export interface WantedOrganisations extends Nearness {
  keyword: string;
}

interface Turn {
  sortOrder: 'asc' | 'desc';
  /** From the nearest on, or to it; by name otherwise. */
  isByDistance: boolean;
  /** Behind the last that was seen; null: after so many. */
  place: readonly [metres: number | null, name: string, id: string] | null;
  offset: number;
  limit: number;
}

const searched = sql`search_text(${organisations.name} || ' ' || ${organisations.location})`;

/** Every word of the keyword is in the name, or in where it is. */
function isFound(keyword: string): SQL | undefined {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => fitsPattern(searched, patternOf(word))));
}

const isWanted = (wanted: WantedOrganisations) => and(isFound(wanted.keyword), isNear(wanted));

function isBehind({ place, sortOrder, isByDistance }: Turn, near: string): SQL | undefined {
  if (place === null) return undefined;
  const [metres, name, id] = place;
  const row = isByDistance
    ? sql`(${metresTo(near)}, ${organisations.name}, ${organisations.id})`
    : sql`(${organisations.name}, ${organisations.id})`;
  const last = isByDistance ? sql`(${metres}, ${name}, ${id})` : sql`(${name}, ${id})`;
  return sortOrder === 'asc' ? sql`${row} > ${last}` : sql`${row} < ${last}`;
}

const ofPlace = eq(postcodes.postCode, organisations.postCode);

function countOrganisations(db: Db, wanted: WantedOrganisations) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(organisations)
    .leftJoin(postcodes, ofPlace)
    .where(isWanted(wanted));
}

/** How many there are in all, and whether the postcode is known that they were looked for near. */
export function organisationsCounted(db: Db, wanted: WantedOrganisations) {
  return db
    .select({ total: sql<number>`count(*)::int`, isKnown: isKnown(wanted.near) })
    .from(organisations)
    .leftJoin(postcodes, ofPlace)
    .where(isWanted(wanted));
}

/** By name or distance, each with how many there are in all. */
export function organisationsFound(db: Db, wanted: WantedOrganisations, turn: Turn) {
  const inOrder = turn.sortOrder === 'asc' ? asc : desc;
  const { id, name, location } = organisations;
  return db
    .select({
      ...{ id, name, location, metres: distanceOf(wanted.near) },
      total: sql<number>`(${countOrganisations(db, wanted)})`,
    })
    .from(organisations)
    .leftJoin(postcodes, ofPlace)
    .where(and(isWanted(wanted), isBehind(turn, wanted.near)))
    .orderBy(...(turn.isByDistance ? [inOrder(byDistance)] : []), inOrder(name), inOrder(id))
    .limit(turn.limit)
    .offset(turn.offset);
}

/** Where they are: most first, so that what is beyond a map is the least of it. */
export function organisationPlaces(db: Db, wanted: WantedOrganisations, limit: number) {
  const { postCode, latitude, longitude } = postcodes;
  const total = sql<number>`count(*)::int`;
  return db
    .select({ postCode, latitude, longitude, total })
    .from(organisations)
    .innerJoin(postcodes, ofPlace)
    .where(isWanted(wanted))
    .groupBy(postCode)
    .orderBy(desc(total), asc(postCode))
    .limit(limit);
}

export function companiesFound(db: Db, keyword: string, limit: number) {
  const { id, name } = organisations;
  return db.select({ id, name }).from(organisations).where(isFound(keyword)).orderBy(asc(name), asc(id)).limit(limit);
}
