import { randomUUID } from 'node:crypto';
import type { AuditContents } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import { chunked } from '../../db/chunked.ts';
import type { Db } from '../../db/connect.ts';
import { assets, cpdAuditSubmissions } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';

export async function withCopies(tx: Db, contents: AuditContents, ownerId: string): Promise<AuditContents> {
  const ids = contents.records.flatMap(({ evidence }) => evidence.map(({ id }) => id));
  if (ids.length === 0) return contents;
  const files = await tx
    .select()
    .from(assets)
    .where(sql`${assets.id} = any(${textArray(ids)})`);
  const copies = new Map(
    files.map((file) => [file.id, { ...file, id: randomUUID(), ownerKind: 'cpdAudit', ownerId } as const]),
  );
  for (const some of chunked([...copies.values()])) await tx.insert(assets).values(some);
  return {
    ...contents,
    records: contents.records.map((record) => ({
      ...record,
      evidence: record.evidence.map(({ id, name }) => ({ id: copies.get(id)?.id ?? id, name })),
    })),
  };
}

export async function insertSubmission(tx: Db, submission: typeof cpdAuditSubmissions.$inferInsert): Promise<void> {
  await tx.insert(cpdAuditSubmissions).values(submission);
}
