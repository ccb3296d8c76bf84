import {
  type AuditContents,
  type contract,
  type HandlerInput,
  pageSizes,
  type ShownContents,
} from '@portal/api/contract';
import { fingerprintOf, isWanted } from '@portal/api/rules';
import { paged } from '../../http/cursor.ts';
import { rulesOf } from '../cpd/index.ts';
import type { CaseCall } from './access.ts';
import { countsOf, factsNow, pageRecorded, recordedIn } from './contents.ts';
import { type RecordedPlace, recordPlaces, type RecordsPage, type SubmittedPlace } from './record-places.ts';
import { recordSums } from './record-sums.queries.ts';
import { submittedRecords } from './submitted-records.ts';

type Paging = HandlerInput<(typeof contract.audits)['caseRecords']>['query'];

/** What was submitted, a page at a time. */
export function caseRecords({ pageSize, after }: Paging, call: CaseCall): Promise<RecordsPage> {
  const place = placeOf(after, call);
  return submittedRecords(place !== null && 'number' in place ? place : null, pageSize, call);
}

/** What would be submitted as long as something is wanted, then what was; each goes on as what it began with. */
export async function ownRecords({ pageSize, after }: Paging, call: CaseCall): Promise<RecordsPage> {
  const place = placeOf(after, call);
  if (place === null)
    return isShownNow(call) ? recordsNow(null, pageSize, call) : submittedRecords(null, pageSize, call);
  return 'number' in place ? submittedRecords(place, pageSize, call) : recordsNow(place, pageSize, call);
}

function isShownNow({ facts: { auditCase, audit } }: CaseCall): boolean {
  return auditCase.submissions === 0 || isWanted(auditCase.status, audit.status);
}

async function recordsNow(place: RecordedPlace | null, size: number, call: CaseCall): Promise<RecordsPage> {
  const found = await pageRecorded(call.db, recordedIn(call), { after: place, size: size + 1 }, call.deps);
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
    recordPlaces(call),
  );
  return { records: [...rows], nextCursor };
}

function placeOf(after: string | undefined, call: CaseCall): SubmittedPlace | RecordedPlace | null {
  return after === undefined ? null : recordPlaces(call).unpack(after);
}
