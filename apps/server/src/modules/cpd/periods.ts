import type { contract, HandlerReply } from '@portal/api/contract';
import { type CpdPeriod, periodAt, periodFigures, periodOf, periodsSince, standingIn, dayIn } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, notFound } from '../../http/problem.ts';
import { firstPages, pageOfRecords } from './record-pages.ts';
import { recordReply } from './record-reply.ts';
import { type CpdHistory, type DaySum, historyOf } from './cpd.queries.ts';
import { type CpdRules, rulesOf } from './rules-of.ts';

type Cpd = typeof contract.cpd;

/** All periods since the first record, in two statements however many records there are. */
export async function periodsOf(call: Call): Promise<HandlerReply<Cpd['periods']>> {
  const rules = rulesOf(call.deps);
  const history = await historyOf(call.db, personOf(call).id, rules.zone);
  const first = earliest(history.sums) ?? call.now;
  return periodReplies(periodsSince(rules.pack, rules.zone, first, call.now), history, rules, call);
}

export async function currentPeriod(call: Call): Promise<HandlerReply<Cpd['currentPeriod']>> {
  const rules = rulesOf(call.deps);
  const history = await historyOf(call.db, personOf(call).id, rules.zone);
  const [period] = await periodReplies([periodAt(rules.pack, rules.zone, call.now)], history, rules, call);
  return found(period ?? null);
}

export async function recordsOf(
  query: { periodId?: string | undefined; pageSize: number; after?: string | undefined },
  call: Call,
): Promise<HandlerReply<Cpd['records']>> {
  const rules = rulesOf(call.deps);
  const { pack, zone } = rules;
  const period = query.periodId === undefined ? periodAt(pack, zone, call.now) : periodOf(pack, zone, query.periodId);
  if (period === null) throw notFound();
  const page = await pageOfRecords({ ...period, isCurrent: isCurrent(period, call) }, query, call);
  return {
    cpdRecords: page.rows.map((row) => recordReply(row, row.attachments, rules)),
    nextCursor: page.nextCursor,
  };
}

async function periodReplies(periods: readonly CpdPeriod[], { sums, person }: CpdHistory, rules: CpdRules, call: Call) {
  const spans = periods.map((period) => ({ ...period, isCurrent: isCurrent(period, call) }));
  const pages = await firstPages(spans, call);
  const today = dayIn(call.now, rules.zone);
  const facts = { ...rules, records: sums.flatMap(counted), person };
  return spans.map((period) => {
    const { rows = [], nextCursor = null } = pages.get(period.id) ?? {};
    return {
      ...periodFigures(rules.pack, standingIn(facts, period, call.now), today),
      recordsCount: countIn(sums, period),
      cpdRecords: rows.map((row) => recordReply(row, row.attachments, rules)),
      nextCursor,
    };
  });
}

function counted({ completedAt, minutes, category }: DaySum) {
  return completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }];
}

function countIn(sums: readonly DaySum[], { startAt, endAt, isCurrent }: CpdPeriod & { isCurrent: boolean }): number {
  return sums
    .filter(({ completedAt }) => (completedAt === null ? isCurrent : completedAt >= startAt && completedAt < endAt))
    .reduce((total, { records }) => total + records, 0);
}

function isCurrent({ startAt, endAt }: CpdPeriod, { now }: Call): boolean {
  return startAt <= now && now < endAt;
}

function earliest(sums: readonly DaySum[]): Date | null {
  return sums.reduce<Date | null>((first, { completedAt }) => {
    return completedAt !== null && (first === null || completedAt < first) ? completedAt : first;
  }, null);
}
