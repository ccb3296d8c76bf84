import * as z from 'zod';

/** Which reminders of events one gets by e-mail. */
export const reminderWishes = z.object({ week: z.boolean(), day: z.boolean(), hour: z.boolean() });
