import type * as z from 'zod';
import type { announcement } from './schemas.ts';

/** What the organisation tells its members for a while. */
export type Announcement = z.output<typeof announcement>;
