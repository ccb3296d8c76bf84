import type { Db } from '../../../db/connect.ts';
import type { Deps } from '../../../deps.ts';
import { readFileText } from './read-file-text.ts';
import { unreadFile } from './read-attachments.queries.ts';
import { insertText } from './read-attachments.writes.ts';

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
    await insertText(db, file.id, words, now());
  }
}

async function nextFile(db: Db): Promise<{ id: string; hash: string; type: ReadType } | null> {
  const row = await unreadFile(db, Object.keys(kinds));
  return row === undefined || !isRead(row.type) ? null : { ...row, type: row.type };
}

function isRead(type: string): type is ReadType {
  return Object.hasOwn(kinds, type);
}
