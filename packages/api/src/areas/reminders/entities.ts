import type * as z from 'zod';
import type { reminderWishes } from './schemas.ts';

/** Which reminders of events somebody gets: a week, a day and an hour before. */
export type ReminderWishes = z.output<typeof reminderWishes>;
