import type { CpdPeriod } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { recordedNow } from '../audits/index.ts';
import { certifiableOf, certificatesAt, issueForRecords, nameOf, provenSummary } from '../certificates/index.ts';
import { isVouchedFor, rulesOf } from '../cpd/index.ts';
import { evidenceFilesOf } from './evidence-files.queries.ts';
import { afterNow, requestedPeriod, type PackQuery, lookNow, type PackLook } from './look.ts';
import type { PackState } from './pack-state.ts';
import { asOfDay, lookOnDay, stateOnDay } from './state-on-day.ts';

/** A pack before its papers are given out: nothing is written to look at it. */
export interface PackedNow extends Omit<PackState, 'certificates' | 'summary'> {
  /** The records that will have a certificate. */
  certified: ReadonlySet<string>;
  /** Gives certificates and summary out. */
  withPapers(): Promise<PackState>;
}

/** What somebody has recorded in one of their periods, as it is or as it stood at the end of a day. */
export async function packOfPeriod(query: PackQuery, call: Call): Promise<PackedNow> {
  const { period, since } = await requestedPeriod(query, call);
  return query.asOf === null ? now(period, since, call) : onDay(period, { asOf: query.asOf, since }, call);
}

/** The same to be looked at. */
export async function lookAtPack(query: PackQuery, call: Call): Promise<PackLook> {
  const { period, since } = await requestedPeriod(query, call);
  if (query.asOf === null) return lookNow(period, since, call);
  return lookOnDay(period, { ...asOfDay(query.asOf, rulesOf(call.deps).zone), since }, call);
}

async function now(period: CpdPeriod, since: string | null, call: Call): Promise<PackedNow> {
  const { db, deps } = call;
  const personId = personOf(call).id;
  const { contents, rows } = await recordedNow(db, { personId, period }, call);
  const given = await certificatesAt(db, rows, afterNow(call));
  const toCome = await certifiableOf(db, rows);
  const state = {
    ...{ contents, asOf: null, submittedAt: null, exactSince: since },
    holder: await nameOf(db, personId),
    period: { firstDay: period.firstDay, lastDay: period.lastDay },
    files: await evidenceFilesOf(db, contents),
    rulePack: rulesOf(deps).pack,
    confirmed: new Set(rows.filter(isVouchedFor).map(({ id }) => id)),
  };
  return {
    ...state,
    certified: new Set([...given.keys(), ...toCome.map(({ id }) => id)]),
    async withPapers() {
      await issueForRecords(db, rows, call.now);
      const certificates = await certificatesAt(db, rows, afterNow(call));
      const summary = await provenSummary({ deps, db, personId, now: call.now }, period.id);
      return { ...state, certificates, summary };
    },
  };
}

async function onDay(
  period: CpdPeriod,
  { asOf, since }: { asOf: string; since: string | null },
  call: Call,
): Promise<PackedNow> {
  const { zone } = rulesOf(call.deps);
  const state = await stateOnDay(period, { ...asOfDay(asOf, zone), since }, call);
  return {
    ...state,
    certified: new Set(state.certificates.keys()),
    withPapers: async () => state,
  };
}
