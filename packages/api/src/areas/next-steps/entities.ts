import type * as z from 'zod';
import type { nextStep } from './schemas.ts';

/** Something that waits for whoever is signed in. */
export type NextStep = z.output<typeof nextStep>;
