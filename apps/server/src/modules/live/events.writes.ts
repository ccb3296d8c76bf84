import { lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { liveEvents } from '../../db/schema/index.ts';
import { hasAged } from './events.queries.ts';

export async function forgetLiveEvents(db: Db): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.at, hasAged));
}
