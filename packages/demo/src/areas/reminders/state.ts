import type { CpdReminderWishes, ReminderWishes } from '@portal/api/contract';
import { type Collection, collection } from '../../mock/collection.ts';

export interface RemindersState {
  /** By person; who has said nothing gets all. */
  reminders: Collection<ReminderWishes>;
  cpdReminders: Collection<CpdReminderWishes>;
}

export function remindersState(): RemindersState {
  return { reminders: collection<ReminderWishes>(), cpdReminders: collection<CpdReminderWishes>() };
}
