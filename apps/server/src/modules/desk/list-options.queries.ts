import type { contract, HandlerReply } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { eventLocations, tags } from '../../db/schema/index.ts';
import { listCategories } from '../events/index.ts';

/** All that there are, in use or not. */
export async function listOptions(db: Db): Promise<HandlerReply<typeof contract.desk.options>> {
  return {
    locations: await db
      .select({ value: eventLocations.id, label: eventLocations.name })
      .from(eventLocations)
      .orderBy(bytewise(eventLocations.name)),
    categories: await listCategories(db),
    tags: await db.select({ id: tags.id, label: tags.name }).from(tags).orderBy(bytewise(tags.name)).limit(1_000),
  };
}
