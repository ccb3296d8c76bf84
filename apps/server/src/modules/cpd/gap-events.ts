import type { contract, HandlerReply } from '@portal/api/contract';
import {
  attendedRecord,
  closedBecause,
  completedCourse,
  type CpdPeriod,
  gapFigures,
  gapFillers,
  isCompleted,
  moduleRefusal,
  periodAhead,
  standingIn,
} from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { buyerIn, listEvents, listingOf } from '../events/index.ts';
import { historyOf } from './cpd.queries.ts';
import { rulesOf } from './rules-of.ts';
import { categoriesOf, enrolmentsOf } from './gap-events.queries.ts';

/** The next events that count, of which those that fill a gap are chosen. */
const mostLookedAt = 200;

/** Events and courses that give something of what the person is missing in the period of today; no events where they may not see them. */
export async function gapFillersOf(call: Call): Promise<HandlerReply<typeof contract.cpd.gapEvents>> {
  const person = personOf(call);
  const { pack, zone } = rulesOf(call.deps);
  const period = periodAhead(pack, zone, call.now);
  const history = await historyOf(call.db, person.id, zone);
  const records = history.sums.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const facts = { pack, zone, records, person: history.person };
  const gaps = { ...facts, period, missing: standingIn(facts, period, call.now).missing };
  if (gaps.missing.length === 0) return { events: [], courses: [] };
  const mayAttend = moduleRefusal(call.deps.profile, { module: 'events' }, person) === null;
  const events = gapFillers(gaps, mayAttend ? await eventFillers(call, period) : []);
  const courses = gapFillers(gaps, await courseFillers(call));
  return {
    events: events.map((one) => ({
      eventId: one.filler.event.id,
      title: one.filler.event.title,
      eventStartUtc: one.filler.startAt.toISOString(),
      ...gapFigures(pack, one),
    })),
    courses: courses.map((one) => ({
      courseId: one.filler.id,
      title: one.filler.name,
      loginUrl: one.filler.loginUrl,
      ...gapFigures(pack, one),
    })),
  };
}

async function eventFillers(call: Call, period: CpdPeriod) {
  const { pack } = rulesOf(call.deps);
  const open = await openEvents(call, period);
  const categories = await categoriesOf(
    call.db,
    open.map(({ id }) => id),
  );
  return open.flatMap((event) => {
    const record = attendedRecord({ ...event, categories: categories.get(event.id) ?? [], presenters: [] }, pack);
    return record === null ? [] : [{ ...record, event, startAt: event.startAt, endAt: event.endAt }];
  });
}

/** Courses that the person has begun and can still complete. */
async function courseFillers(call: Call) {
  const { db, now } = call;
  const { pack, zone } = rulesOf(call.deps);
  const rows = await enrolmentsOf(db, personOf(call).id, zone, now);
  return rows.flatMap(({ course, ...enrolment }) => {
    const record = isCompleted(enrolment) ? null : completedCourse(course, pack);
    if (record === null) return [];
    return [{ ...record, id: course.id, name: course.name, loginUrl: enrolment.loginUrl, startAt: now, endAt: now }];
  });
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
