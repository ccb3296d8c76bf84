import {
  type AuditContents,
  type contract,
  type HandlerInput,
  pageSizes,
  type ShownContents,
} from '@portal/api/contract';
import { fingerprintOf, isWanted } from '@portal/rules';
import { paged } from '../../http/cursor.ts';
import { rulesOf } from '../cpd/index.ts';
import type { CaseCall } from './access.ts';
import { countsOf, factsNow, pageRecorded, recordedIn } from './contents.ts';
import { type RecordedPlace, recordCursor, type RecordsPage, type SubmittedPlace } from './record-cursor.ts';
import { recordSums } from './record-sums.queries.ts';
import { submittedRecords } from './submitted-records.ts';

type Paging = HandlerInput<(typeof contract.audits)['caseRecords']>['query'];

/** What was submitted, a page at a time. */
export function caseRecords({ pageSize, after }: Paging, call: CaseCall): Promise<RecordsPage> {
  const keyset = keysetOf(after, call);
  return submittedRecords(keyset !== null && 'number' in keyset ? keyset : null, pageSize, call);
}

/** What would be submitted as long as something is wanted, then what was; each goes on as what it began with. */
export async function ownRecords({ pageSize, after }: Paging, call: CaseCall): Promise<RecordsPage> {
  const keyset = keysetOf(after, call);
  if (keyset === null)
    return isShownNow(call) ? recordsNow(null, pageSize, call) : submittedRecords(null, pageSize, call);
  return 'number' in keyset ? submittedRecords(keyset, pageSize, call) : recordsNow(keyset, pageSize, call);
}

function isShownNow({ facts: { auditCase, audit } }: CaseCall): boolean {
  return auditCase.submissions === 0 || isWanted(auditCase.status, audit.status);
}

async function recordsNow(keyset: RecordedPlace | null, size: number, call: CaseCall): Promise<RecordsPage> {
  const found = await pageRecorded(call.db, recordedIn(call), { after: keyset, size: size + 1 }, call.deps);
  return pageOf(found, size, call);
}

/** Contents that are not submitted, with their first records, and the fingerprint of all. */
export async function shownNow(call: CaseCall): Promise<{ contents: ShownContents; fingerprint: string }> {
  const { db, deps } = call;
  const recorded = recordedIn(call);
  // Before anything is shown: what changes meanwhile is shown and refused, rather than submitted unseen.
  const sums = await recordSums(db, recorded, rulesOf(deps).pack);
  const counts = await countsOf(db, recorded);
  const { facts } = await factsNow(db, recorded, call);
  const page = await recordsNow(null, pageSizes.auditRecords, call);
  return { contents: { ...facts, ...counts, ...page }, fingerprint: await fingerprintOf(facts, sums) };
}

function pageOf(records: AuditContents['records'], size: number, call: CaseCall): RecordsPage {
  const { rows, nextCursor } = paged(
    records,
    size,
    ({ completedDate, cpdId }): RecordedPlace => ({ completedDate, cpdId }),
    recordCursor(call),
  );
  return { records: [...rows], nextCursor };
}

function keysetOf(after: string | undefined, call: CaseCall): SubmittedPlace | RecordedPlace | null {
  return after === undefined ? null : recordCursor(call).unpack(after);
}
