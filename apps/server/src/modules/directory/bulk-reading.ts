import { limits } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { addAttempts, audit, tooOften } from '../auth/index.ts';
import { queueMails } from '../mail-queue/index.ts';

const most = limits.directory.peopleADay;
const windowSeconds = 86_400;

/** Counts of how many others somebody is told by rows that name them. */
export async function countRead(rows: readonly { id: string }[], call: Call): Promise<void> {
  const { id } = personOf(call);
  await countShown(rows.filter((row) => row.id !== id).length, call);
}

/**
 * Counts of how many others somebody is told in a day; beyond what a person reads nothing is told. The organisation is written to once, by whichever call was the
 * first beyond it.
 */
export async function countShown(others: number, call: Call): Promise<void> {
  const { id, impersonator } = personOf(call);
  const reader = impersonator?.id ?? id;
  if (others === 0) return;
  const counter = { key: `directory:${reader}`, windowSeconds };
  const { count, resetsAt } = await addAttempts(call.db, counter, others, call.now);
  if (count <= most) return;
  if (count - others <= most) await reportBulkReading(reader, call);
  throw tooOften(resetsAt, call.now);
}

async function reportBulkReading(personId: string, { db, now, address }: Call): Promise<void> {
  const about = now.toISOString();
  await db.transaction(async (tx) => {
    await audit(tx, { kind: 'directoryReadInBulk', personId, address, data: { people: String(most) } }, now);
    await queueMails(tx, [
      {
        key: `directoryReadInBulk:${personId}:${about}`,
        kind: 'directoryReadInBulk',
        ...{ personId, eventId: null, about, dueAt: now },
      },
    ]);
  });
}
