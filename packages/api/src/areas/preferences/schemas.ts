import * as z from 'zod';

/** One thing that somebody has chosen, or that is kept of them. */
export const segment = z.object({ segmentId: z.string(), segmentName: z.string() });

export const segmentList = z.object({ segments: z.array(segment) });

/** Everything that there is to choose from, by id; and as a list, because the keys of a map have no order, and clients of ours read them in camelCase. */
export const offeredNames = segmentList.extend({ data: z.record(z.string(), z.string()) });
