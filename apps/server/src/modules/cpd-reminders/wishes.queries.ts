import type { CpdReminderWishes } from '@portal/api/contract';
import { allCpdReminders } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdReminderSettings } from '../../db/schema/index.ts';

/** Which reminders of CPD somebody wants; whoever has said nothing gets all. */
export async function cpdWishesOf(db: Db, personId: string): Promise<CpdReminderWishes> {
  const { quarter, month, week } = cpdReminderSettings;
  const [wishes] = await db
    .select({ quarter, month, week })
    .from(cpdReminderSettings)
    .where(eq(cpdReminderSettings.personId, personId));
  return wishes ?? allCpdReminders;
}
