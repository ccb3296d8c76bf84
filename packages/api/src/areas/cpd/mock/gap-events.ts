import type { GapEvent } from '../../../contract/entities.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import {
  attendedRecord,
  categoryNameIn,
  type CpdPeriod,
  gapFillers,
  inUnits,
  periodAt,
  standingIn,
} from '../../../rules/index.ts';
import { eventReply } from '../../events/mock/event-reply.ts';
import { mine, personFacts, rulesOf } from './periods.ts';

export function gapEvents(call: MockCall): GapEvent[] {
  const { pack, zone } = rulesOf(call.state);
  const period = periodAt(pack, zone, call.now);
  const records = mine(call).flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const facts = { pack, zone, records, person: personFacts(viewerOf(call).id, call) };
  const fillers = openEvents(call, period).flatMap((event) => {
    const labels = call.state.world.eventCategories.filter(({ id }) => event.categoryIds.includes(id));
    const record = attendedRecord({ ...event, categories: labels.map(({ label }) => label), presenters: [] }, pack);
    return record === null ? [] : [{ ...record, event, startAt: event.startAt }];
  });
  const { missing } = standingIn(facts, period, call.now);
  return gapFillers(missing, fillers).map(({ filler: { event, minutes }, fills }) => ({
    eventId: event.id,
    title: event.title,
    eventStartUtc: event.startAt.toISOString(),
    hours: inUnits(pack, minutes),
    fills: {
      kind: fills.kind,
      categoryName: fills.kind === 'category' ? categoryNameIn(pack, fills.categoryId) : null,
    },
  }));
}

function openEvents(call: MockCall, { endAt }: CpdPeriod) {
  const { state, now } = call;
  const asked = { state, now, viewer: viewerOf(call) };
  return state.events.values().filter((event) => {
    if (event.status !== 'published' || event.startAt <= now || event.endAt > endAt) return false;
    const { closedBecause, userTicketId } = eventReply(event, asked);
    return closedBecause === null && userTicketId === null;
  });
}
