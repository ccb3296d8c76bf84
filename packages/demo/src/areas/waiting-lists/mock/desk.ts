import type { WaitingPerson } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import { offerEnd, removalRefusal, waitingListSettings } from '@portal/rules';
import type { DeskFacts } from '../../desk/mock/access.ts';
import { entriesOf, offerFreeSeats } from './waiting-entries.ts';

type DeskCall = MockCall<DeskFacts>;

export function waitingPeople(query: { pageSize: number; after?: string | undefined }, call: DeskCall) {
  const people = call.facts.event.ticketTypes.flatMap((type) => [
    ...entriesOf(call.state, type.id, 'offered').map((entry) => reply(entry, type.name, null, call)),
    ...entriesOf(call.state, type.id, 'waiting').map((entry, index) => reply(entry, type.name, index + 1, call)),
  ]);
  const { items, ...more } = pageOf(people, ({ entryId }) => entryId, { page: 1, ...query });
  return { people: items, ...more };
}

function reply(
  { id, ticketTypeId, personId, offeredAt, createdAt }: ReturnType<typeof entriesOf>[number],
  ticketType: string,
  place: number | null,
  { state, facts }: DeskCall,
): WaitingPerson {
  const person = state.people.get(personId);
  const ends = offeredAt && offerEnd(offeredAt, facts.event, waitingListSettings.settings.offerHours);
  return {
    entryId: id,
    ticketPriceId: ticketTypeId,
    ticketType,
    name: `${person?.firstName} ${person?.lastName}`,
    email: person?.email ?? '',
    status: place === null ? 'offered' : 'waiting',
    place,
    since: createdAt.toISOString(),
    offerEndUtc: ends?.toISOString() ?? null,
    isAtCheckout: false,
  };
}

export function removeFromWaitingList(
  entryId: string,
  { state, facts, now }: DeskCall,
): { success: boolean; message: string } {
  const entry = state.waiting.get(entryId);
  const type = facts.event.ticketTypes.find(({ id }) => id === entry?.ticketTypeId);
  if (entry === undefined || type === undefined) throw notFound();
  refuse(removalRefusal({ status: entry.status, isAtCheckout: false }));
  state.waiting.change(entryId, { status: 'removed' });
  if (entry.status === 'offered') offerFreeSeats(state, type, now);
  return { success: true, message: '' };
}
