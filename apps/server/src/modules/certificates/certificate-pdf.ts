import { categoryNameIn, certificateRefusal, periodOf, standingIn } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { CertificateFacts } from '../../documents/certificate.ts';
import type { SummaryFacts } from '../../documents/summary-facts.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { type CpdRules, historyOf, isVouchedFor, type RecordRow, rulesOf } from '../cpd/index.ts';
import { planNow } from '../goals/index.ts';
import { issueForPeriod, issueForRecord } from './issue.ts';
import { nameOf, recordsBetween } from './certificate-pdf.queries.ts';

/** Who asks for a document, and when. */
export interface Asking {
  deps: Deps;
  db: Db;
  personId: string;
  now: Date;
}

/** The certificate of a record; with the same number each time, until the record is changed. */
export async function certificatePdf(asking: Asking, record: RecordRow): Promise<Uint8Array> {
  return asking.deps.documents.certificate(await certificateFacts(asking, record));
}

/** What the certificate of a record says, on paper and in a wallet. */
export async function certificateFacts(
  { deps, db, personId, now }: Asking,
  record: RecordRow,
): Promise<CertificateFacts> {
  refuse(certificateRefusal(record));
  const rules = rulesOf(deps);
  const { number, issuedAt } = await issueForRecord(db, record, now);
  return {
    ...shownOf(record, rules),
    number,
    issuedAt,
    verifyUrl: verifyUrlOf(deps, number),
    holder: await nameOf(db, personId),
    pack: rules.pack,
    isConfirmed: isVouchedFor(record),
  };
}

/** The summary of a period with everything that is in it now. */
export async function summaryPdf(asking: Asking, periodId: string): Promise<Uint8Array> {
  return asking.deps.documents.summary(await provenSummary(asking, periodId));
}

/** What it says, with the number that it has until something of it changes. */
export async function provenSummary(asking: Asking, periodId: string): Promise<SummaryFacts> {
  const { deps, db, personId, now } = asking;
  const { standingAt, ...facts } = await summaryParts(asking, periodId);
  const { doneMinutes, requiredMinutes, missing } = facts.standing;
  const content = [facts.holder, facts.records, doneMinutes, requiredMinutes, missing, facts.plan];
  const { number, issuedAt } = await issueForPeriod(db, { personId, periodId, content }, now);
  // Of what it says of the days to come it speaks as of its own day, so that the same records give the same file.
  const { forecast, ahead } = standingAt(issuedAt);
  const standing = { ...facts.standing, forecast, ahead };
  return { ...facts, standing, asOf: issuedAt, proof: { number, verifyUrl: verifyUrlOf(deps, number) } };
}

/** A period without records has no summary. */
export async function summaryFacts(asking: Asking, periodId: string): Promise<Omit<SummaryFacts, 'proof'>> {
  const { standingAt: _, ...facts } = await summaryParts(asking, periodId);
  return facts;
}

async function summaryParts({ deps, db, personId, now }: Asking, periodId: string) {
  const rules = rulesOf(deps);
  const { pack, zone } = rules;
  const period = found(periodOf(pack, zone, periodId));
  const { sums, person } = await historyOf(db, personId, zone);
  const records = sums.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const { startAt, endAt } = period;
  const rows = await recordsBetween(db, personId, startAt, endAt);
  found(rows[0] ?? null);
  const inPeriod = sums.filter(({ completedAt: at }) => at !== null && at >= startAt && at < endAt);
  const standingAt = (moment: Date) => standingIn({ pack, zone, records, person }, period, moment);
  return {
    standingAt,
    holder: await nameOf(db, personId),
    plan: await planNow(db, { personId, period }),
    pack,
    standing: standingAt(now),
    records: rows.map((row) => ({
      ...shownOf(row, rules),
      isConfirmed: row.withdrawnAt === null && isVouchedFor(row),
    })),
    recordsCount: inPeriod.reduce((total, sum) => total + sum.records, 0),
    asOf: now,
  };
}

function shownOf({ title, minutes, category, presenter, domain, completedAt }: RecordRow, { pack }: CpdRules) {
  return { title, minutes, category: categoryNameIn(pack, category), presenter, domain, completedAt };
}

export function verifyUrlOf({ portalUrl }: Pick<Deps, 'portalUrl'>, number: string): string {
  return new URL(`/verify/${number}`, portalUrl).href;
}

export function askingOf({ deps, db, now, ...call }: Call): Asking {
  return { deps, db, now, personId: personOf({ deps, db, now, ...call }).id };
}
