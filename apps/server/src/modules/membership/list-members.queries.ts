import type { MembershipStatus } from '@portal/api/contract';
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, people } from '../../db/schema/index.ts';
import { fitsPattern } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import { anyViewer, firstName, isHaveAnswers, lastName, memberColumns, rank } from '../communities/index.ts';

export interface ManagedMembersQuery {
  page: number;
  pageSize: number;
  keyword: string;
  statuses: readonly MembershipStatus[];
  onlyWithAnswers: boolean;
  /** Those whose membership was changed last come first. */
  isLatestFirst: boolean;
}

/** What differs in the text of a list. */
interface Listing extends Pick<ManagedMembersQuery, 'onlyWithAnswers' | 'isLatestFirst'> {
  isSearched: boolean;
  /** E-mails are searched too. */
  withEmails: boolean;
}

/** Who waits comes first, because they want an answer. */
const waiting = sql`case ${memberships.status} when 'Awaiting' then 0 else 1 end`;

export function select(db: Db, listing: Listing) {
  return db
    .select({ ...memberColumns(anyViewer), total: sql<number>`count(*) over ()::int` })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(isListed(listing))
    .orderBy(...(listing.isLatestFirst ? [desc(memberships.updatedAt), people.id] : byStanding))
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'));
}

const byStanding = [waiting, rank, lastName, firstName, people.id];

export function selectCount(db: Db, listing: Listing) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(isListed(listing));
}

function isListed({ isSearched, withEmails, onlyWithAnswers }: Listing): SQL | undefined {
  return and(
    eq(memberships.communityId, sql.placeholder('communityId')),
    sql`${memberships.status} = any(${textArray(sql.placeholder('statuses'))})`,
    onlyWithAnswers ? isHaveAnswers : undefined,
    isSearched ? isFound(withEmails) : undefined,
  );
}

function isFound(withEmails: boolean): SQL | undefined {
  const pattern = sql.placeholder('pattern');
  const named = fitsPattern(people.searchName, pattern);
  return withEmails ? or(named, fitsPattern(sql`search_text(${people.email})`, pattern)) : named;
}

export async function memberIn(
  db: Db,
  communityId: string,
  personId: string,
  asking: Parameters<typeof memberColumns>[0],
) {
  const [row] = await db
    .select(memberColumns(asking))
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(eq(memberships.communityId, communityId), eq(memberships.personId, personId)));
  return row;
}
