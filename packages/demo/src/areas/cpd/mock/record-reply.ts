import type { CpdRecord, CpdRecordDetail } from '@portal/api/contract';
import { categoryNameIn, inUnits, isConfirmed, isLocked } from '@portal/rules';
import type { MockCpdRecord } from '../state.ts';
import type { MockRules } from './periods.ts';

export function recordReply(record: MockCpdRecord, { pack, editUrlOf }: MockRules): CpdRecord {
  const {
    id,
    title,
    category,
    presenter,
    domain,
    completedAt,
    timeZone,
    minutes,
    eventId,
    source,
    withdrawnAt,
    correctedAt,
  } = record;
  return {
    cpdId: id,
    title,
    categoryName: categoryNameIn(pack, category),
    presenter,
    domain,
    completedDate: completedAt?.toISOString() ?? null,
    timeZone,
    hours: inUnits(pack, minutes),
    minutes,
    attachments: record.attachments.map((file) => ({ id: `asset-${file.id}`, name: file.fileName })),
    editUrl: editUrlOf(id),
    relatedEventId: eventId,
    source,
    withdrawnDate: withdrawnAt?.toISOString() ?? null,
    correctedDate: correctedAt?.toISOString() ?? null,
    isConfirmed: isVouchedFor(record),
  };
}

/** Whether the organisation vouches for a record as it is. */
export function isVouchedFor(record: MockCpdRecord): boolean {
  return isConfirmed({ ...record, isAccepted: record.acceptedAs === recordFingerprint(record) });
}

/** What of a record an audit accepts. */
export function recordFingerprint({ title, minutes, category, presenter, domain, completedAt }: MockCpdRecord): string {
  return JSON.stringify([title, minutes, category, presenter, domain, completedAt]);
}

export function recordDetail(record: MockCpdRecord, rules: MockRules): CpdRecordDetail {
  const { category, learned, plan, revision } = record;
  return { ...recordReply(record, rules), category, learned, plan, revision, isLocked: isLocked(record) };
}
