import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tags } from '../../db/schema/index.ts';

export async function isLabelTaken(tx: Db, label: string, ownId: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(sql`lower(${tags.name}) = lower(${label})`, ne(tags.id, ownId)))
    .limit(1);
  return taken !== undefined;
}
