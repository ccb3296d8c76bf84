import type * as z from 'zod';
import type { firstTimeDraft, firstTimeValues, keptDraft, firstTimeInput } from './schemas.ts';

export type FirstTimeValues = z.output<typeof firstTimeValues>;
export type FirstTimeInput = z.output<typeof firstTimeInput>;
export type FirstTimeDraft = z.output<typeof firstTimeDraft>;
export type SavedFirstTimeDraft = z.output<typeof keptDraft>;
