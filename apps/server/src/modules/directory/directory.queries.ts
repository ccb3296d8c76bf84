import type { contract, HandlerInput } from '@portal/api/contract';
import { expertiseWithin } from '@portal/api/rules';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { firstTimes, organisations, people, personDetails } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { personColumns } from '../people/person-columns.ts';
import { isFoundBy } from '../people/repository.ts';
import { hasProfileFor, isListed } from './is-listed.ts';
import { type Asker, isTold } from './is-told.ts';

type Directory = typeof contract.directory;
export type WantedMembers = Omit<HandlerInput<Directory['members']>['query'], keyof Turn | 'after' | 'page' | 'size'>;

/** Where a page begins, and in which direction it goes on. */
export interface Turn {
  sortOrder: 'asc' | 'desc';
  /** Behind the last that was seen; null: after so many. */
  place: readonly [lastName: string, firstName: string, id: string] | null;
  offset: number;
  limit: number;
}

/** What somebody hides neither finds them nor counts them. */
function isWanted({ name, locationId, companyId, expertiseAreaId }: WantedMembers, asker: Asker): SQL | undefined {
  const areas = () => textArray(expertiseWithin(expertiseAreaId.split(',')));
  return and(
    isListed(),
    name === '' ? undefined : isFoundBy(name, false),
    locationId === '' ? undefined : and(eq(people.homeState, locationId), isTold('state', asker)),
    companyId === '' ? undefined : and(eq(people.organisationId, companyId), isTold('workplace', asker)),
    expertiseAreaId === '' ? undefined : sql`${people.expertise} && ${areas()}`,
  );
}

function isBehind({ place, sortOrder }: Pick<Turn, 'place' | 'sortOrder'>): SQL | undefined {
  if (place === null) return undefined;
  const [lastName, firstName, id] = place;
  const names = sql`(${people.lastName}, ${people.firstName}, ${people.id})`;
  return sortOrder === 'asc'
    ? sql`${names} > (${lastName}, ${firstName}, ${id})`
    : sql`${names} < (${lastName}, ${firstName}, ${id})`;
}

/** What a card or a profile is made of, and what decides how much of it is told. */
function memberColumns(asker: Asker) {
  return {
    ...personColumns(asker),
    directory: people.directory,
    organisationName: people.organisationName,
    jobTitle: people.jobTitle,
  };
}

/** How many there are in all. */
export function countMembers(db: Db, wanted: WantedMembers, asker: Asker) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(isWanted(wanted, asker));
}

/** Members by name, each with how many there are in all. */
export function membersFound(db: Db, wanted: WantedMembers, asker: Asker, turn: Turn) {
  const inOrder = turn.sortOrder === 'asc' ? asc : desc;
  return db
    .select({ ...memberColumns(asker), total: sql<number>`(${countMembers(db, wanted, asker)})` })
    .from(people)
    .where(and(isWanted(wanted, asker), isBehind(turn)))
    .orderBy(inOrder(people.lastName), inOrder(people.firstName), inOrder(people.id))
    .limit(turn.limit)
    .offset(turn.offset);
}

/** So many members for a table, by name, behind the last that was read. */
export function membersInTurn(db: Db, wanted: WantedMembers, asker: Asker, place: Turn['place'], limit: number) {
  return db
    .select({ ...memberColumns(asker), homeState: people.homeState, email: people.email })
    .from(people)
    .where(and(isWanted(wanted, asker), isBehind({ place, sortOrder: 'asc' })))
    .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id))
    .limit(limit);
}

export type TableRow = Awaited<ReturnType<typeof membersInTurn>>[number];
export type MemberRow = Omit<Awaited<ReturnType<typeof membersFound>>[number], 'total'>;

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
      postNominals: firstTimes.postNominals,
      organisationId: people.organisationId,
      organisationLocation: organisations.location,
    })
    .from(people)
    .leftJoin(firstTimes, eq(firstTimes.personId, people.id))
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
