import type * as z from 'zod';
import type { cpdReminderWishes, reminderWishes } from './schemas.ts';

/** Which reminders of events somebody gets: a week, a day and an hour before. */
export type ReminderWishes = z.output<typeof reminderWishes>;
/** Which reminders somebody gets before a period of CPD ends: ninety, thirty and seven days. */
export type CpdReminderWishes = z.output<typeof cpdReminderWishes>;
