import { seesEmails } from '@portal/rules';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import { patternOf } from '../../db/search.ts';
import { personOf } from '../../http/call.ts';
import type { CommunityCall } from '../communities/index.ts';
import { type ManagedMembersQuery, memberIn, select, selectCount } from './list-members.queries.ts';

/** A page of those who stand to a community in one of the ways asked for, and how many there are. */
export async function listManagedMembers(query: ManagedMembersQuery, call: CommunityCall) {
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

/** One of them, as the lists show them. */
export async function managedMember(personId: string, call: CommunityCall) {
  const { id: communityId } = call.facts.community;
  const row = await memberIn(call.db, communityId, personId, personOf(call));
  return row ?? null;
}
