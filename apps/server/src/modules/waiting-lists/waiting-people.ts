import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { offerEnd } from '@portal/rules';
import * as z from 'zod';
import { keyText, paged } from '../../http/cursor.ts';
import type { DeskCall } from '../desk/index.ts';
import { offerHoursOf } from './offer-hours.ts';
import { countWaitingPeople, selectWaitingPeople } from './waiting-people.queries.ts';

type OfEvent = typeof contract.waitingLists.ofEvent;

/** The type's place among those of the event and its id, whether they wait still, and their place in the line. */
const keysetShape = z.tuple([z.int(), keyText, z.boolean(), z.int()]);

/** By type of ticket: first those to whom a seat is offered, then those who wait, in the order of the line. */
export async function waitingPeople(
  { pageSize, after }: HandlerInput<OfEvent>['query'],
  { db, deps, facts }: DeskCall,
): Promise<HandlerReply<OfEvent>> {
  const { id } = facts.event;
  const cursor = deps.cursors(`waiting for ${id}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await selectWaitingPeople(db, id, keyset, pageSize);
  const found = await countWaitingPeople(db, id);
  const page = paged(
    rows,
    pageSize,
    (row): z.output<typeof keysetShape> => [row.position, row.ticketPriceId, row.isWaiting, row.place],
    cursor,
  );
  const hours = offerHoursOf(deps.profile);
  return {
    people: page.rows.map(({ isWaiting: waits, ahead: before, since, offeredAt, closesAt, endAt, ...row }) => ({
      ...row,
      status: waits ? 'waiting' : 'offered',
      place: waits ? before + 1 : null,
      since: since.toISOString(),
      offerEndUtc: offeredAt === null ? null : offerEnd(offeredAt, { closesAt, endAt }, hours).toISOString(),
    })),
    nextCursor: page.nextCursor,
    totalItemCount: found?.total ?? 0,
  };
}
