import { featureSettings } from '@portal/kit/access';
import { pageSizes } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  type CpdPeriod,
  type CpdPerson,
  cpdRulesSettings,
  dayIn,
  periodAt,
  periodFigures,
  periodOf,
  periodsSince,
  recordAddresses,
  rulePackOf,
  standingIn,
} from '@portal/rules';
import type { MockCpdRecord } from '../state.ts';
import { recordReply } from './record-reply.ts';

export type MockRules = ReturnType<typeof rulesOf>;

export function rulesOf(state: MockState) {
  const { editRecordUrl } = featureSettings(state, recordAddresses);
  return {
    pack: rulePackOf(featureSettings(state, cpdRulesSettings)),
    zone: state.timeZone,
    editUrlOf: (id: string) => editRecordUrl.replace('{id}', encodeURIComponent(id)),
  };
}

export function periodsOf(call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  const times = mine(call).flatMap(({ completedAt }) => completedAt?.getTime() ?? []);
  const first = times.reduce((least, time) => Math.min(least, time), call.now.getTime());
  return periodsSince(pack, zone, new Date(first), call.now).map((period) => periodReply(period, call));
}

export function currentPeriod(call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  return periodReply(periodAt(pack, zone, call.now), call);
}

export function recordsOf(
  query: { periodId?: string | undefined; pageSize: number; after?: string | undefined },
  call: MockCall,
) {
  const rules = rulesOf(call.state);
  const { pack, zone } = rules;
  const period = query.periodId === undefined ? periodAt(pack, zone, call.now) : periodOf(pack, zone, query.periodId);
  if (period === null) throw notFound();
  const { items, nextCursor } = page(period, query, call);
  return { cpdRecords: items.map((record) => recordReply(record, rules)), nextCursor };
}

/** A period without records that are finished has no summary. */
export function refuseEmpty(id: string, call: MockCall): void {
  const { pack, zone } = rulesOf(call.state);
  const period = periodOf(pack, zone, id);
  const isWithin = ({ completedAt: at }: MockCpdRecord) =>
    at !== null && period !== null && at >= period.startAt && at < period.endAt;
  if (!mine(call).some(isWithin)) throw notFound();
}

function periodReply(period: CpdPeriod, call: MockCall) {
  const rules = rulesOf(call.state);
  const records = mine(call).flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const facts = { ...rules, records, person: personFacts(viewerOf(call).id, call) };
  const { items, totalItemCount, nextCursor } = page(period, { pageSize: pageSizes.cpdRecords }, call);
  return {
    ...periodFigures(rules.pack, standingIn(facts, period, call.now), dayIn(call.now, rules.zone)),
    recordsCount: totalItemCount,
    cpdRecords: items.map((record) => recordReply(record, rules)),
    nextCursor,
  };
}

/** The demo world knows of nobody since when they are a member. */
export function personFacts(id: string, { state }: Pick<MockCall, 'state'>): CpdPerson {
  const leaves = state.cpdLeaves.values().filter(({ personId }) => personId === id);
  const goals = state.goals
    .values()
    .filter(({ personId }) => personId === id)
    .map(({ day, reachedAt }) => ({ day, goals: 1, reached: reachedAt === null ? 0 : 1 }));
  const reflectedOn = state.reflections
    .values()
    .filter(({ personId, text }) => personId === id && text !== '')
    .map(({ day }) => day);
  return { joinedOn: null, leaves, goals, reflectedOn };
}

function page(
  { startAt, endAt }: CpdPeriod,
  { pageSize, after }: { pageSize: number; after?: string | undefined },
  call: MockCall,
) {
  const isCurrent = startAt <= call.now && call.now < endAt;
  const own = mine(call)
    .filter(({ completedAt: at }) => (at === null ? isCurrent : at >= startAt && at < endAt))
    .toSorted(newestFirst);
  return pageOf(own, ({ id }) => id, { page: 1, pageSize, ...(after === undefined ? {} : { after }) });
}

export function mine(call: MockCall): readonly MockCpdRecord[] {
  const { id } = viewerOf(call);
  return call.state.cpdRecords.values().filter(({ personId, isDeleted }) => personId === id && !isDeleted);
}

/** What is not finished comes first. */
function newestFirst(a: MockCpdRecord, b: MockCpdRecord): number {
  const [first, second] = [a, b].map(({ completedAt }) => completedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  if (first !== second) return (second ?? 0) > (first ?? 0) ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
