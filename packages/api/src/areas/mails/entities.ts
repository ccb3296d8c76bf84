import type * as z from 'zod';
import type { failedMail } from './schemas.ts';

export type FailedMail = z.output<typeof failedMail>;
