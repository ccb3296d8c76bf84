import { randomUUID } from 'node:crypto';
import { sourceFacts, type SourceFacts } from '@portal/rules';
import { isNotNull, or, sql } from 'drizzle-orm';
import { chunked } from '../../db/chunked.ts';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import { sent } from './follow-source.queries.ts';

interface Followed extends SourceFacts {
  source: 'event' | 'course';
  sourceKey: string;
  relatedEventId?: string;
}

/**
 * Gives each of these people a record of what they attended or completed. One that is there already follows what it comes from: it counts again where it was taken back,
 * and is corrected, and says so, where something of it is another by now. What its owner has added stays.
 */
export async function followSource(
  tx: Db,
  personIds: readonly string[],
  { record, now }: { record: Followed; now: Date },
): Promise<void> {
  const isCorrected = or(...sourceFacts.map((name) => sql`${cpdRecords[name]} is distinct from ${sent[name]}`));
  const at = instantSql(now);
  // In one order, so that two of these never wait for each other.
  for (const some of chunked(personIds.toSorted()))
    await tx
      .insert(cpdRecords)
      .values(some.map((personId) => ({ ...record, id: randomUUID(), personId, createdAt: now, updatedAt: now })))
      .onConflictDoUpdate({
        target: [cpdRecords.personId, cpdRecords.sourceKey],
        set: {
          ...sent,
          withdrawnAt: null,
          // Counting again is no correction.
          correctedAt: sql`case when ${cpdRecords.withdrawnAt} is null then ${at} else ${cpdRecords.correctedAt} end`,
          updatedAt: now,
          revision: sql`${cpdRecords.revision} + 1`,
        },
        setWhere: or(isNotNull(cpdRecords.withdrawnAt), isCorrected),
      });
}
