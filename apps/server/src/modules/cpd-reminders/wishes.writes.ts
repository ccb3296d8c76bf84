import type { CpdReminderWishes } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { cpdReminderSettings } from '../../db/schema/index.ts';

export async function setCpdWishes(db: Db, personId: string, wishes: CpdReminderWishes): Promise<void> {
  await db
    .insert(cpdReminderSettings)
    .values({ personId, ...wishes })
    .onConflictDoUpdate({ target: cpdReminderSettings.personId, set: wishes });
}
