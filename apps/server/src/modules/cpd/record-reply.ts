import type { CpdRecord, CpdRecordDetail } from '@portal/api/contract';
import { categoryNameIn, inUnits, isLocked } from '@portal/rules';
import { isVouchedFor } from './record-hash.ts';
import type { Attachment, RecordRow } from './cpd.queries.ts';
import type { CpdRules } from './rules-of.ts';

export function recordReply(
  row: RecordRow,
  attachments: readonly Attachment[],
  { pack, editUrlOf }: CpdRules,
): CpdRecord {
  const {
    id,
    title,
    category,
    presenter,
    domain,
    completedAt,
    timeZone,
    minutes,
    relatedEventId,
    source,
    withdrawnAt,
    correctedAt,
  } = row;
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
    attachments: attachments.map((file) => ({ id: file.id, name: file.name })),
    editUrl: editUrlOf(id),
    relatedEventId,
    source,
    withdrawnDate: withdrawnAt?.toISOString() ?? null,
    correctedDate: correctedAt?.toISOString() ?? null,
    isConfirmed: isVouchedFor(row),
  };
}

export function recordDetail(row: RecordRow, attachments: readonly Attachment[], rules: CpdRules): CpdRecordDetail {
  const { category, learned, plan, revision } = row;
  return { ...recordReply(row, attachments, rules), category, learned, plan, revision, isLocked: isLocked(row) };
}
