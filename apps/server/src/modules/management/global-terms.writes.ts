import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { documents } from '../../db/schema/index.ts';
import { globalTerms } from '../communities/index.ts';

export async function lockGlobalTerms(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('global_terms'))`);
}

export async function putGlobalTerms(tx: Db, text: { json: string; html: string }): Promise<void> {
  await tx
    .insert(documents)
    .values({ name: globalTerms, ...text })
    .onConflictDoUpdate({ target: documents.name, set: text });
}
