import type * as z from 'zod';
import type { refundCounts, refundRequest } from './schemas.ts';

/** A request for a refund, as those see it who decide it. */
export type RefundRequest = z.output<typeof refundRequest>;
export type RefundCounts = z.output<typeof refundCounts>;
