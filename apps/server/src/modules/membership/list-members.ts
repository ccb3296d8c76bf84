import type { MembershipStatus } from '@portal/api/contract';
import { seesEmails } from '@portal/api/rules';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import { memberships, people } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import { personOf } from '../../http/call.ts';
import {
  anyViewer,
  type CommunityCall,
  firstName,
  isHaveAnswers,
  lastName,
  memberColumns,
  rank,
} from '../communities/index.ts';

export interface KeptQuery {
  page: number;
  pageSize: number;
  keyword: string;
  statuses: readonly MembershipStatus[];
  onlyWithAnswers: boolean;
  /** Those whose membership was changed last come first. */
  isLatestFirst: boolean;
}

/** What differs in the text of a list. */
interface Listing extends Pick<KeptQuery, 'onlyWithAnswers' | 'isLatestFirst'> {
  isSearched: boolean;
  /** E-mails are searched too. */
  withEmails: boolean;
}

/** Who waits comes first, because they want an answer. */
const waiting = sql`case ${memberships.status} when 'Awaiting' then 0 else 1 end`;

/** A page of those who stand to a community in one of the ways asked for, and how many there are. */
export async function listKeptMembers(query: KeptQuery, call: CommunityCall) {
  const { db } = call;
  const { keyword, page, pageSize, onlyWithAnswers, isLatestFirst } = query;
  const isSearched = keyword.trim() !== '';
  const listing = { onlyWithAnswers, isLatestFirst, isSearched, withEmails: seesEmails(personOf(call)) };
  const name = `kept members${onlyWithAnswers ? ' with answers' : ''}${isLatestFirst ? ' latest first' : ''}${isSearched ? (listing.withEmails ? ' by word or mail' : ' by word') : ''}`;
  const filled = {
    communityId: call.facts.community.id,
    viewerId: personOf(call).id,
    statuses: query.statuses,
    pattern: patternOf(keyword),
  };
  const found = await prepared(db, name, () => select(db, listing)).execute({
    ...filled,
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  return counted(found, () => prepared(db, `how many ${name}`, () => selectCount(db, listing)).execute(filled));
}

function select(db: Db, listing: Listing) {
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

function selectCount(db: Db, listing: Listing) {
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

/** One of them, as the lists show them. */
export async function keptMember(personId: string, call: CommunityCall) {
  const { id: communityId } = call.facts.community;
  const [row] = await call.db
    .select(memberColumns(personOf(call)))
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(eq(memberships.communityId, communityId), eq(memberships.personId, personId)));
  return row ?? null;
}
