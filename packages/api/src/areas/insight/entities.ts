import type * as z from 'zod';
import type { insight, insightFigures } from './schemas.ts';

/** How communities do over time. */
export type Insight = z.output<typeof insight>;

/** The same of one step. */
export type InsightFigures = z.output<typeof insightFigures>;

export type { InsightStep } from './statuses.ts';
