import type * as z from 'zod';
import type { notification } from './schemas.ts';

/** Something that happened where the person who asks has a part in it. */
export type Notification = z.output<typeof notification>;
