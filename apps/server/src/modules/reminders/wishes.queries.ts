import type { ReminderWishes } from '@portal/api/contract';
import { allReminders } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reminderSettings } from '../../db/schema/index.ts';

/** Which reminders somebody wants; whoever has said nothing gets all. */
export async function wishesOf(db: Db, personId: string): Promise<ReminderWishes> {
  const { week, day, hour } = reminderSettings;
  const [wishes] = await db
    .select({ week, day, hour })
    .from(reminderSettings)
    .where(eq(reminderSettings.personId, personId));
  return wishes ?? allReminders;
}
