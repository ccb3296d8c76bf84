import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { counted } from '../../db/counted.ts';
import type { Call } from '../../http/call.ts';
import { communitiesOf, countCommunities } from './of-person.queries.ts';

type OfPerson = typeof contract.membership.ofPerson;

/** The communities that somebody has joined or is kept out of, by name. */
export async function communitiesOfPerson(
  { userId, page, pageSize }: HandlerInput<OfPerson>['query'],
  { db }: Call,
): Promise<HandlerReply<OfPerson>> {
  const found = await communitiesOf(db, userId, pageSize, page);
  const { rows, total } = await counted(found, () => countCommunities(db, userId));
  return { communities: rows, totalItemCount: total };
}
