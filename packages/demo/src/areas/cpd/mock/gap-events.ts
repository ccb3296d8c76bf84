import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import {
  attendedRecord,
  completedCourse,
  type CpdPeriod,
  dayIn,
  gapFigures,
  gapFillers,
  isCompleted,
  periodAhead,
  standingIn,
} from '@portal/rules';
import { eventReply } from '../../events/mock/event-reply.ts';
import { enrolmentsOf } from './enrolments.ts';
import { mine, personFacts, rulesOf } from './periods.ts';

export function gapFillersOf(call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  const period = periodAhead(pack, zone, call.now);
  const records = mine(call).flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const facts = { pack, zone, records, person: personFacts(viewerOf(call).id, call) };
  const gaps = { ...facts, period, missing: standingIn(facts, period, call.now).missing };
  return {
    events: gapFillers(gaps, eventFillers(call, period)).map((one) => ({
      eventId: one.filler.event.id,
      title: one.filler.event.title,
      eventStartUtc: one.filler.startAt.toISOString(),
      ...gapFigures(pack, one),
    })),
    courses: gapFillers(gaps, courseFillers(call)).map((one) => ({
      courseId: one.filler.course.id,
      title: one.filler.course.name,
      loginUrl: one.filler.loginUrl,
      ...gapFigures(pack, one),
    })),
  };
}

function eventFillers(call: MockCall, period: CpdPeriod) {
  const { pack } = rulesOf(call.state);
  return openEvents(call, period).flatMap((event) => {
    const labels = call.state.world.eventCategories.filter(({ id }) => event.categoryIds.includes(id));
    const record = attendedRecord({ ...event, categories: labels.map(({ label }) => label), presenters: [] }, pack);
    return record === null ? [] : [{ ...record, event, startAt: event.startAt, endAt: event.endAt }];
  });
}

function courseFillers(call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  const today = dayIn(call.now, zone);
  return enrolmentsOf(call).flatMap((enrolment) => {
    const { course, loginUrl, expiresOn } = enrolment;
    const isOpen = !isCompleted(enrolment) && (expiresOn === null || expiresOn >= today);
    const record = isOpen ? completedCourse(course, pack) : null;
    return record === null ? [] : [{ ...record, course, loginUrl, startAt: call.now, endAt: call.now }];
  });
}

function openEvents(call: MockCall, { endAt }: CpdPeriod) {
  const { state, now } = call;
  const context = { state, now, viewer: viewerOf(call) };
  return state.events.values().filter((event) => {
    if (event.status !== 'published' || event.startAt <= now || event.endAt > endAt) return false;
    const { closedBecause, userTicketId } = eventReply(event, context);
    return closedBecause === null && userTicketId === null;
  });
}
