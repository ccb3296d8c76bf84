import type { GapEvent } from '@portal/api/contract';
import {
  attendedRecord,
  categoryNameIn,
  closedBecause,
  type CpdPeriod,
  gapFillers,
  inUnits,
  moduleRefusal,
  periodAt,
  standingIn,
} from '@portal/api/rules';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventCategories, eventCategoryLinks } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { buyerIn } from '../events/buyer.ts';
import { listEvents, listingOf } from '../events/listing.ts';
import { historyOf } from './repository.ts';
import { rulesOf } from './rules-of.ts';

/** The next events that count, of which those that fill a gap are chosen. */
const mostLookedAt = 200;

/** Events that give something of what the person is missing in the period of today; none where they may not see events. */
export async function gapEvents(call: Call): Promise<GapEvent[]> {
  const person = personOf(call);
  if (moduleRefusal(call.deps.profile, { module: 'events' }, person) !== null) return [];
  const { pack, zone } = rulesOf(call.deps);
  const period = periodAt(pack, zone, call.now);
  const history = await historyOf(call.db, person.id, zone);
  const records = history.sums.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const facts = { pack, zone, records, person: history.person };
  const { missing } = standingIn(facts, period, call.now);
  if (missing.length === 0) return [];
  const open = await openEvents(call, period);
  const categories = await categoriesOf(
    call.db,
    open.map(({ id }) => id),
  );
  const fillers = open.flatMap((event) => {
    const record = attendedRecord({ ...event, categories: categories.get(event.id) ?? [], presenters: [] }, pack);
    return record === null ? [] : [{ ...record, event, startAt: event.startAt }];
  });
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

/** Those that count, begin and end within the period, and can be registered for by who holds no ticket of them. */
async function openEvents(call: Call, { lastDay, endAt }: CpdPeriod) {
  const { zone } = rulesOf(call.deps);
  const person = personOf(call);
  const buyer = buyerIn(call);
  const any = { tagId: [], locationId: [], categoryId: [], typeId: null, startDateFrom: null, keyword: '' };
  const page = { page: 1, size: mostLookedAt };
  const listing = listingOf(
    { ...any, ...page, sortOrder: 'asc', isActiveEvent: true, listingId: 'cpd', startDateTo: lastDay },
    zone,
    call.now,
  );
  const { rows } = await listEvents(call.db, listing, page, person.id);
  return rows.filter(
    (event) =>
      event.startAt > call.now &&
      event.endAt <= endAt &&
      event.userTicketId === null &&
      closedBecause(event, buyer, call.now) === null,
  );
}

async function categoriesOf(db: Db, eventIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ eventId: eventCategoryLinks.eventId, label: eventCategories.label })
    .from(eventCategoryLinks)
    .innerJoin(eventCategories, eq(eventCategories.id, eventCategoryLinks.categoryId))
    .where(inArray(eventCategoryLinks.eventId, [...eventIds]));
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map([...byEvent].map(([eventId, links]) => [eventId, links.map(({ label }) => label)]));
}
