import { pageSizes } from '@portal/api/contract';
import * as z from 'zod';
import { type Call, personOf } from '../../http/call.ts';
import { type Cursor, keyText, moment, paged } from '../../http/cursor.ts';
import type { Attachment, RecordRow } from './cpd.queries.ts';
import { firstRecords, type Keyset, recordsIn, type Span } from './record-pages.queries.ts';

/** Null: what is not finished comes first. */
const keysetShape = z.tuple([moment.nullable(), keyText]);

/** A record with its evidence. */
interface RecordWithEvidence extends RecordRow {
  attachments: Attachment[];
}

export interface RecordPage {
  rows: readonly RecordWithEvidence[];
  nextCursor: string | null;
}

/** The records of a period, the latest first. */
export async function pageOfRecords(
  period: Span,
  { pageSize, after }: { pageSize: number; after?: string | undefined },
  call: Call,
): Promise<RecordPage> {
  const cursor = cursorOf(call, period.id);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await recordsIn(call.db, { personId: personOf(call).id, period, keyset, pageSize });
  return paged(rows, pageSize, keysetOf, cursor);
}

/** The first records of each period with their evidence, in one statement. */
export async function firstPages(periods: readonly Span[], call: Call): Promise<ReadonlyMap<string, RecordPage>> {
  const size = pageSizes.cpdRecords;
  const rows = await firstRecords(call.db, personOf(call).id, periods, size);
  const belongs = ({ completedAt: at }: RecordRow, { startAt, endAt, isCurrent }: Span) =>
    at === null ? isCurrent : at >= startAt && at < endAt;
  return new Map(
    periods.map((period) => {
      const own = rows.map((row) => row.first).filter((row) => belongs(row, period));
      return [period.id, paged(own, size, keysetOf, cursorOf(call, period.id))];
    }),
  );
}

function keysetOf(row: RecordRow): Keyset {
  return [row.completedAt?.toISOString() ?? null, row.id];
}

function cursorOf(call: Call, periodId: string): Cursor<Keyset> {
  return call.deps.cursors(`CPD of ${personOf(call).id} in ${periodId}`, keysetShape);
}
