import type { contract, HandlerInput } from '@portal/api/contract';
import { expertiseWithin } from '@portal/rules';
import { and, asc, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  assets,
  firstTimes,
  invitations,
  organisations,
  people,
  personDetails,
  postcodes,
} from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { isFoundBy, isNameSound, personColumns } from '../people/index.ts';
import { hasProfileFor, isAwaiting, isListed } from './is-listed.queries.ts';
import { type Asker, isFieldVisible, isVisibleToAll } from './is-visible.queries.ts';
import { byDistance, distanceOf, isKnown, isNear, metresTo } from './nearness.queries.ts';

type Directory = typeof contract.directory;
export type WantedMembers = Omit<
  HandlerInput<Directory['members']>['query'],
  'sortOrder' | 'orderBy' | 'after' | 'page' | 'size'
>;

/** Where a page begins, and in which direction it goes on. */
export interface Turn {
  sortOrder: 'asc' | 'desc';
  /** From the nearest on, or to it; by name otherwise. */
  isByDistance: boolean;
  /** Behind the last that was seen; null: after so many. */
  place: readonly [metres: number | null, lastName: string, firstName: string, id: string] | null;
  offset: number;
  limit: number;
}

/** What somebody hides neither finds them nor counts them. A member is where they work, if they show that: nobody is told where they live. */
function isWanted(wanted: WantedMembers, asker: Asker): SQL | undefined {
  const { name, locationId, companyId, expertiseAreaId, near } = wanted;
  const areas = () => textArray(expertiseWithin(expertiseAreaId.split(',')));
  return and(
    isListed(),
    name === '' ? undefined : isFoundBy(name, false),
    locationId === '' ? undefined : and(eq(people.homeState, locationId), isFieldVisible('state', asker)),
    companyId === '' ? undefined : and(eq(people.organisationId, companyId), isFieldVisible('workplace', asker)),
    expertiseAreaId === '' ? undefined : sql`${people.expertise} && ${areas()}`,
    near === '' ? undefined : and(isNear(wanted), isFieldVisible('workplace', asker)),
  );
}

function isBehind({ place, sortOrder, isByDistance }: Omit<Turn, 'offset' | 'limit'>, near: string): SQL | undefined {
  if (place === null) return undefined;
  const [metres, ...names] = place;
  const columns = [people.lastName, people.firstName, people.id];
  const row = listed(isByDistance ? [metresTo(near), ...columns] : columns);
  const last = listed(isByDistance ? [metres, ...names] : names);
  return sortOrder === 'asc' ? sql`(${row}) > (${last})` : sql`(${row}) < (${last})`;
}

const listed = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Where each member works, and where that is; PostgreSQL leaves out what is not asked for. */
const ofWork = {
  organisation: eq(organisations.id, people.organisationId),
  place: eq(postcodes.postCode, organisations.postCode),
};

/** What a card or a profile is made of, and what decides how much of it is told. */
function memberColumns(asker: Asker) {
  return {
    ...personColumns(asker),
    directory: people.directory,
    organisationName: people.organisationName,
    jobTitle: people.jobTitle,
  };
}

function countMembers(db: Db, wanted: WantedMembers, asker: Asker) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .leftJoin(organisations, ofWork.organisation)
    .leftJoin(postcodes, ofWork.place)
    .where(isWanted(wanted, asker));
}

/**
 * How many a list has whoever asks, where it is narrowed by the state alone, if at all. Where they work is not joined: PostgreSQL leaves that out, and reads the
 * rows of all for it. Nor is an invitation looked for beside each: those who have not come in yet are few, and taken off.
 */
function countForAll(db: Db, { locationId }: WantedMembers) {
  const isFound = and(
    sql`${people.isListed}`,
    locationId === '' ? undefined : and(eq(people.homeState, locationId), isVisibleToAll('state')),
  );
  const awaited = db
    .select({ total: sql`count(*)` })
    .from(invitations)
    .innerJoin(people, eq(people.id, invitations.personId))
    .where(and(isAwaiting, isFound));
  return db
    .select({ total: sql<number>`(count(*) - (${awaited}))::int` })
    .from(people)
    .where(isFound);
}

/** How many come to that for whoever asks: of a state those who do not show it to all. */
function countBesides(db: Db, { locationId }: WantedMembers, asker: Asker) {
  const isFound = and(
    eq(people.homeState, locationId),
    sql`not (${isVisibleToAll('state')})`,
    isFieldVisible('state', asker),
  );
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(locationId === '' ? sql`false` : and(isListed(), isFound));
}

/** How many there are in all, and whether the postcode is known that they were looked for near. */
export function membersCounted(db: Db, wanted: WantedMembers, asker: Asker) {
  return db
    .select({ total: sql<number>`count(*)::int`, isKnown: isKnown(wanted.near) })
    .from(people)
    .leftJoin(organisations, ofWork.organisation)
    .leftJoin(postcodes, ofWork.place)
    .where(isWanted(wanted, asker));
}

/** Members by name or distance, each with how many there are in all. */
export function membersFound(db: Db, wanted: WantedMembers, asker: Asker, turn: Turn) {
  return select(db, wanted, asker, turn, { total: countMembers(db, wanted, asker), forAll: sql`0` });
}

/** Members by name, each with how many there are besides those whom the list has whoever asks, and how many those are unless others count them. */
export function membersBesides(db: Db, wanted: WantedMembers, asker: Asker, turn: Turn, isCounting: boolean) {
  return select(db, wanted, asker, turn, sharedParts(db, wanted, asker, isCounting));
}

/** The same two numbers alone. */
export async function countsShared(db: Db, wanted: WantedMembers, asker: Asker, isCounting: boolean) {
  const { total, forAll } = sharedParts(db, wanted, asker, isCounting);
  const one = sql`(values (1)) one`;
  return db.select({ total: sql<number>`(${total})`, forAll: sql<number>`(${forAll})` }).from(one);
}

function sharedParts(db: Db, wanted: WantedMembers, asker: Asker, isCounting: boolean) {
  return { total: countBesides(db, wanted, asker), forAll: isCounting ? countForAll(db, wanted) : sql`0` };
}

function select(
  db: Db,
  wanted: WantedMembers,
  asker: Asker,
  turn: Turn,
  { total, forAll }: Record<'total' | 'forAll', SQLWrapper>,
) {
  const inOrder = turn.sortOrder === 'asc' ? asc : desc;
  const names = [inOrder(people.lastName), inOrder(people.firstName), inOrder(people.id)];
  return db
    .select({
      ...memberColumns(asker),
      metres: distanceOf(wanted.near),
      total: sql<number>`(${total})`,
      forAll: sql<number>`(${forAll})`,
    })
    .from(people)
    .leftJoin(organisations, ofWork.organisation)
    .leftJoin(postcodes, ofWork.place)
    .where(and(isWanted(wanted, asker), isBehind(turn, wanted.near)))
    .orderBy(...(turn.isByDistance ? [inOrder(byDistance), ...names] : names))
    .limit(turn.limit)
    .offset(turn.offset);
}

/** So many members for a table, by name, behind the last that was read. */
export function membersInTurn(db: Db, wanted: WantedMembers, asker: Asker, place: Turn['place'], limit: number) {
  const turn = { place, sortOrder: 'asc', isByDistance: false } as const;
  return db
    .select({ ...memberColumns(asker), homeState: people.homeState, email: people.email })
    .from(people)
    .leftJoin(organisations, ofWork.organisation)
    .leftJoin(postcodes, ofWork.place)
    .where(and(isWanted(wanted, asker), isBehind(turn, wanted.near)))
    .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id))
    .limit(limit);
}

/**
 * Where those are who show where they work, and how many of them are not whoever asks: most first, so that what is beyond a map is the least of it. That they work
 * somewhere is what the join says too; said in so many words, all of them are counted from the index of workplaces.
 */
export function memberPlaces(db: Db, wanted: WantedMembers, asker: Asker, limit: number) {
  const { postCode, latitude, longitude } = postcodes;
  const total = sql<number>`count(*)::int`;
  const others = sql<number>`(count(*) filter (where ${people.id} <> ${asker.id}))::int`;
  return db
    .select({ postCode, latitude, longitude, total, others })
    .from(people)
    .innerJoin(organisations, ofWork.organisation)
    .innerJoin(postcodes, ofWork.place)
    .where(and(isWanted(wanted, asker), isFieldVisible('workplace', asker), isNotNull(people.organisationId)))
    .groupBy(postCode)
    .orderBy(desc(total), asc(postCode))
    .limit(limit);
}

export type TableRow = Awaited<ReturnType<typeof membersInTurn>>[number];
export type CardRow = Omit<Awaited<ReturnType<typeof membersFound>>[number], 'total' | 'forAll'>;
/** What decides how much is told of somebody. */
export type MemberRow = Omit<CardRow, 'metres'>;

/** Somebody who stands in the directory, or whoever asks. */
export async function profileById(db: Db, id: string, asker: Asker) {
  const [row = null] = await db
    .select({
      ...memberColumns(asker),
      isListed: people.isListed,
      description: people.description,
      email: people.email,
      mobile: people.mobile,
      landline: firstTimes.landline,
      postNominals: personDetails.postNominals,
      nameSaid: personDetails.nameSaid,
      nameSoundId: assets.id,
      organisationId: people.organisationId,
      organisationLocation: organisations.location,
    })
    .from(people)
    .leftJoin(firstTimes, eq(firstTimes.personId, people.id))
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .leftJoin(assets, isNameSound)
    .leftJoin(organisations, eq(organisations.id, people.organisationId))
    .where(and(eq(people.id, id), hasProfileFor(asker)));
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileById>>>;

/** Where somebody lives, for themself. */
export async function homeOf(db: Db, personId: string) {
  const { suburb, homeState } = people;
  const { address, postCode } = personDetails;
  const [row] = await db
    .select({ suburb, homeState, address, postCode })
    .from(people)
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .where(eq(people.id, personId));
  return {
    ...{ address: row?.address ?? '', suburb: row?.suburb ?? '' },
    ...{ state: row?.homeState ?? '', postCode: row?.postCode ?? '' },
  };
}

/** What somebody has chosen of whom others are told what. */
export async function choicesOf(db: Db, personId: string) {
  const { privacy, privacyVersion, directory: flags } = people;
  const [row = null] = await db.select({ privacy, privacyVersion, flags }).from(people).where(eq(people.id, personId));
  return row;
}
