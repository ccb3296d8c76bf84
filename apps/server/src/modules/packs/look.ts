import type { AuditContents, AuditedRecord } from '@portal/api/contract';
import { auditedRecord, type CpdPeriod, dayIn, packDayRefusal, periodOf } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { countsOf, factsNow, type RecordedSpan, rowsRecorded } from '../audits/index.ts';
import { certifiableOf, certificatesAt } from '../certificates/index.ts';
import { rulesOf } from '../cpd/index.ts';
import { evidenceFilesOf } from './evidence-files.queries.ts';
import { exactSince } from './exact-since.queries.ts';
import type { EvidenceFile } from './pack-state.ts';

export interface PackQuery {
  periodId: string;
  asOf: string | null;
}

/** Some records of a pack. */
export interface PackPart {
  records: readonly AuditedRecord[];
  /** By the ids of their evidence. */
  files: ReadonlyMap<string, EvidenceFile>;
  /** Those that will have a certificate. */
  certified: ReadonlySet<string>;
}

interface PackFacts extends Omit<AuditContents, 'records'> {
  /** Whether goals and reflection are in it as they stood. */
  hasPlan: boolean;
}

/** A pack that is looked at: its records are read a part at a time, and nothing is written. */
export interface PackLook {
  period: CpdPeriod;
  asOf: string | null;
  exactSince: string | null;
  recordsCount: number;
  facts(): Promise<PackFacts>;
  part(span: RecordedSpan): Promise<PackPart>;
}

/** The period of a pack, and the first day of which all is known; a day that cannot be told is refused. */
export async function requestedPeriod({ periodId, asOf }: PackQuery, call: Call) {
  const { pack, zone } = rulesOf(call.deps);
  const period = found(periodOf(pack, zone, periodId));
  const since = await exactSince(call.db, zone, 'records');
  refuse(packDayRefusal(asOf, { today: dayIn(call.now, zone), since }));
  return { period, since };
}

/** What somebody has recorded in a period, as it is. */
export async function lookNow(period: CpdPeriod, since: string | null, call: Call): Promise<PackLook> {
  const { db, deps } = call;
  const { pack } = rulesOf(deps);
  const recorded = { personId: personOf(call).id, period };
  const { recordsCount } = await countsOf(db, recorded);
  return {
    ...{ period, asOf: null, exactSince: since, recordsCount },
    async facts() {
      const { facts } = await factsNow(db, recorded, call);
      return { ...facts, hasPlan: true };
    },
    async part(span) {
      const rows = await rowsRecorded(db, recorded, span);
      const records = rows.map((row) => auditedRecord(row, pack));
      const given = await certificatesAt(db, rows, afterNow(call));
      const toCome = await certifiableOf(db, rows);
      const files = await evidenceFilesOf(db, { records });
      return { records, files, certified: new Set([...given.keys(), ...toCome.map(({ id }) => id)]) };
    },
  };
}

/** What is given out at this very moment counts. */
export function afterNow({ now: moment }: Call): Date {
  return new Date(moment.getTime() + 1);
}
