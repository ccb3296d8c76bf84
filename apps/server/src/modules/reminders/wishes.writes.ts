import type { ReminderWishes } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { reminderSettings } from '../../db/schema/index.ts';

export async function setWishes(db: Db, personId: string, wishes: ReminderWishes): Promise<void> {
  await db
    .insert(reminderSettings)
    .values({ personId, ...wishes })
    .onConflictDoUpdate({ target: reminderSettings.personId, set: wishes });
}
