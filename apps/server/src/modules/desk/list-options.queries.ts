import type { contract, HandlerReply } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventLocations, tags } from '../../db/schema/index.ts';
import { listCategories } from '../events/index.ts';

/** All that there are, in use or not. */
export async function listOptions(db: Db): Promise<HandlerReply<typeof contract.desk.options>> {
  return {
    locations: await db
      .select({ value: eventLocations.id, label: eventLocations.name })
      .from(eventLocations)
      .orderBy(sql`${eventLocations.name} collate "C"`),
    categories: await listCategories(db),
    tags: await db
      .select({ id: tags.id, label: tags.name })
      .from(tags)
      .orderBy(sql`${tags.name} collate "C"`)
      .limit(1_000),
  };
}
