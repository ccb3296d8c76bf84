import type { Db } from '../../db/connect.ts';
import { mailJobs } from '../../db/schema/index.ts';

export const invoiceMailKind = 'invoiceReceipt';

/** Queues the receipt in the transaction that takes the money, once. */
export async function queueReceipt(
  tx: Db,
  { id, personId }: { id: string; personId: string | null },
  now: Date,
): Promise<void> {
  if (personId === null) return;
  const job = { key: `${invoiceMailKind}:${id}`, kind: invoiceMailKind, personId, about: id, dueAt: now } as const;
  await tx.insert(mailJobs).values(job).onConflictDoNothing();
}
