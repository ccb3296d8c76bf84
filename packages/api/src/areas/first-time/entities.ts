import type * as z from 'zod';
import type { firstTimeDraft, firstTimeValues, keptDraft, saidFirstTime } from './schemas.ts';

export type FirstTimeValues = z.output<typeof firstTimeValues>;
export type SaidFirstTime = z.output<typeof saidFirstTime>;
export type FirstTimeDraft = z.output<typeof firstTimeDraft>;
export type KeptFirstTimeDraft = z.output<typeof keptDraft>;
