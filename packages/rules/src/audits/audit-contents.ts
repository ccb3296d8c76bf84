import type { AuditContents, AuditedRecord, ShownContents } from '@portal/api/contract';
import { limits, type RecordSource, type Refusal, type RulePack } from '@portal/api/rules';
import type { CpdPerson } from '../cpd/required-minutes.ts';
import { categoryNameIn } from '../cpd/category-name.ts';
import { inUnits } from '../cpd/cpd-amounts.ts';
import { type CpdPeriod } from '../cpd/periods.ts';
import { type Standing, standingIn } from '../cpd/standing.ts';

export interface RecordToAudit {
  id: string;
  title: string;
  category: string;
  presenter: string;
  domain: string;
  completedAt: Date | null;
  timeZone: string;
  minutes: number;
  source: RecordSource;
  learned: string;
  plan: string;
  evidence: readonly { id: string; name: string }[];
}

/** What somebody has written to plan a period and to look back on it. */
export interface WrittenPlan {
  goals: readonly { title: string; why: string; by: string; reachedAt: Date | null }[];
  /** '' where nothing is written. */
  reflection: string;
}

/** What is submitted of a period: the records that are finished, in the order of their days, and what they come to; and the plan, null where none is known. */
export function auditContents(
  records: readonly RecordToAudit[],
  pack: RulePack,
  { doneMinutes, requiredMinutes, isMet, plan }: Standing,
  written: WrittenPlan | null,
): AuditContents {
  return {
    plan: written && {
      goals: written.goals.map(({ reachedAt, ...goal }) => ({
        ...goal,
        reachedDate: reachedAt?.toISOString() ?? null,
      })),
      reflection: written.reflection,
      goalsRequired: plan.goalsRequired,
      asksReflection: plan.asksReflection,
      isMet: plan.isMet,
    },
    unit: pack.unit.name,
    completedHours: inUnits(pack, doneMinutes),
    requiredHours: inUnits(pack, requiredMinutes),
    isMet,
    records: records
      .flatMap(({ completedAt, ...record }) => (completedAt === null ? [] : [{ ...record, completedAt }]))
      .toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime() || (a.id < b.id ? -1 : 1))
      .map((record) => auditedRecord(record, pack)),
  };
}

/** Whether a record still says all that its certificate would, as it was submitted. */
export function isAsSubmitted(
  submitted: AuditContents['records'][number],
  now: Pick<RecordToAudit, 'title' | 'category' | 'presenter' | 'domain' | 'completedAt' | 'minutes'>,
  pack: RulePack,
): boolean {
  return (
    submitted.title === now.title &&
    submitted.categoryName === categoryNameIn(pack, now.category) &&
    submitted.presenter === now.presenter &&
    submitted.domain === now.domain &&
    submitted.completedDate === now.completedAt?.toISOString() &&
    submitted.minutes === now.minutes
  );
}

/** A record as it is submitted. */
export function auditedRecord(
  { id, category, completedAt, evidence, ...record }: RecordToAudit & { completedAt: Date },
  pack: RulePack,
): AuditedRecord {
  return {
    cpdId: id,
    title: record.title,
    categoryName: categoryNameIn(pack, category),
    presenter: record.presenter,
    domain: record.domain,
    completedDate: completedAt.toISOString(),
    timeZone: record.timeZone,
    hours: inUnits(pack, record.minutes),
    minutes: record.minutes,
    source: record.source,
    learned: record.learned,
    plan: record.plan,
    evidence: evidence.map((file) => ({ id: file.id, name: file.name })),
  };
}

/** Contents as they are shown: with a page of their records, which is the first. */
export function shownContents(
  { records: all, ...facts }: AuditContents,
  page: Pick<ShownContents, 'records' | 'nextCursor'>,
): ShownContents {
  const filesCount = all.reduce((sum, { evidence }) => sum + evidence.length, 0);
  return { ...facts, ...page, recordsCount: all.length, filesCount };
}

interface AuditedPeriod {
  pack: RulePack;
  zone: string;
  period: CpdPeriod;
  person: CpdPerson;
  written: WrittenPlan | null;
}

/** The same of everything that somebody has recorded. */
export function auditContentsAt(
  records: readonly RecordToAudit[],
  { pack, zone, period, person, written }: AuditedPeriod,
  at: Date,
): AuditContents {
  const counted = records.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const facts = { pack, zone, records: counted, person };
  const within = records.filter(
    ({ completedAt }) => completedAt !== null && completedAt >= period.startAt && completedAt < period.endAt,
  );
  return auditContents(within, pack, standingIn(facts, period, at), written);
}

/** What one answer carries: every record that somebody may have, with as many words as fit into it. */
export function contentsRefusal({ records, characters }: { records: number; characters: number }): Refusal | null {
  const { audit: most } = limits;
  if (records <= most.records && characters <= most.characters) return null;
  return {
    code: 'too_large',
    message: `At most ${most.records} records, and ${most.characters / 1_000_000} million characters in them, go together. Ask the organisation what to do.`,
  };
}

/** How many characters there are in the words of a record. */
export function charactersIn({
  title,
  domain,
  presenter,
  learned,
  plan,
}: Pick<RecordToAudit, 'title' | 'domain' | 'presenter' | 'learned' | 'plan'>): number {
  return [title, domain, presenter, learned, plan].reduce((sum, text) => sum + text.length, 0);
}

/** What somebody would submit is no longer what they were shown. */
export const changedContents: Refusal = {
  code: 'stale',
  message: 'Your records have changed since you looked. Look at them again before you submit them.',
};

/** Of what somebody was shown, so that they submit that and nothing else. */
export async function auditFingerprint({ records, ...facts }: AuditContents): Promise<string> {
  const sums = await Promise.all(records.map(recordSum));
  return fingerprintOf(facts, sums.join(''));
}

/** The same where the sums of all records are known, one after the other in their order. */
export function fingerprintOf(facts: Omit<AuditContents, 'records'>, sums: string): Promise<string> {
  return hexOf(`${JSON.stringify(facts)}\n${sums}`);
}

const encoder = new TextEncoder();

/** Of everything that is submitted of a record; its hours follow from its minutes. Each part says how many bytes it has, so that no two records read the same, and so that a database sums them up without reading them out. */
function recordSum({ evidence, ...record }: AuditedRecord): Promise<string> {
  const parts = [
    ...[record.cpdId, record.title, record.categoryName, record.presenter, record.domain],
    ...[record.completedDate, record.timeZone, String(record.minutes), record.source, record.learned, record.plan],
    ...[String(evidence.length), ...evidence.flatMap(({ id, name }) => [id, name])],
  ];
  return hexOf(parts.map((part) => `${encoder.encode(part).length}:${part}`).join(''));
}

/** Those of a sample: the ids whose SHA-256 with the seed before them comes first, so that anybody can draw it again. */
export async function sampleOf(ids: readonly string[], seed: string, size: number): Promise<string[]> {
  const ranked = await Promise.all(ids.map(async (id) => ({ id, place: await hexOf(`${seed}:${id}`) })));
  return ranked
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ id }) => id);
}

async function hexOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
