import * as z from 'zod';

/** Which reminders of events one gets by e-mail. */
export const reminderWishes = z.object({ week: z.boolean(), day: z.boolean(), hour: z.boolean() });

/** Which reminders one gets by e-mail before a period of CPD ends: ninety, thirty and seven days. */
export const cpdReminderWishes = z.object({ quarter: z.boolean(), month: z.boolean(), week: z.boolean() });
