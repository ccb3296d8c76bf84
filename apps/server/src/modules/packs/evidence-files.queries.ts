import type { AuditContents } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { EvidenceFile } from './pack-state.ts';

/** The files that contents name, as they are stored. */
export async function evidenceFilesOf(
  db: Db,
  { records }: Pick<AuditContents, 'records'>,
): Promise<Map<string, EvidenceFile>> {
  const ids = records.flatMap(({ evidence }) => evidence.map(({ id }) => id));
  if (ids.length === 0) return new Map();
  const { id, name, hash, bytes } = assets;
  const rows = await db
    .select({ id, name, hash, bytes })
    .from(assets)
    .where(sql`${id} = any(${textArray(ids)})`);
  return new Map(rows.map((row) => [row.id, { ...row, isRemoved: false }]));
}
