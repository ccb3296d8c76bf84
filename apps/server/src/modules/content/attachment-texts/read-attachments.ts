import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { assets, assetTexts, contentAssets } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { readFileText } from './read-file-text.ts';

const kinds = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
type ReadType = keyof typeof kinds;

/**
 * Reads what is attached to news, resources and pages, so that they are found by it, one file after the other. Each is read once, whatever comes of it; two processes
 * that read one at once come to the same.
 */
export async function readAttachments(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  signal: AbortSignal,
  now: () => Date,
): Promise<void> {
  for (let file = await nextFile(db); file !== null && !signal.aborted; file = await nextFile(db)) {
    const bytes = await files.read(file.hash);
    const words = bytes === null ? '' : await readFileText(bytes, kinds[file.type], { signal });
    // It was not the file's fault: it is read again.
    if (signal.aborted) return;
    await db.insert(assetTexts).values({ assetId: file.id, words, readAt: now() }).onConflictDoNothing();
  }
}

async function nextFile(db: Db): Promise<{ id: string; hash: string; type: ReadType } | null> {
  const attached = db
    .select({ one: sql`1` })
    .from(contentAssets)
    .where(eq(contentAssets.assetId, assets.id));
  const read = db
    .select({ one: sql`1` })
    .from(assetTexts)
    .where(eq(assetTexts.assetId, assets.id));
  const [row] = await db
    .select({ id: assets.id, hash: assets.hash, type: assets.type })
    .from(assets)
    .where(
      and(
        inArray(assets.ownerKind, ['news', 'resource', 'page']),
        inArray(assets.type, Object.keys(kinds)),
        exists(attached),
        notExists(read),
      ),
    )
    .orderBy(asc(assets.createdAt), asc(assets.id))
    .limit(1);
  return row === undefined || !isRead(row.type) ? null : { ...row, type: row.type };
}

function isRead(type: string): type is ReadType {
  return Object.hasOwn(kinds, type);
}
