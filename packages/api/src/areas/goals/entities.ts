import type * as z from 'zod';
import type { cpdGoal, cpdPlan, cpdReflection } from './schemas.ts';

/** What somebody means to learn in a period. */
export type CpdGoal = z.output<typeof cpdGoal>;
export type CpdReflection = z.output<typeof cpdReflection>;
/** Goals and reflection of a period. */
export type CpdPlan = z.output<typeof cpdPlan>;
