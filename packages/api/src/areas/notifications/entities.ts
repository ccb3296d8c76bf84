import type * as z from 'zod';
import type { newsByMail, notification } from './schemas.ts';

/** Something that happened where the person who asks has a part in it. */
export type Notification = z.output<typeof notification>;
/** What of the news somebody gets by e-mail. */
export type NewsByMail = z.output<typeof newsByMail>;
