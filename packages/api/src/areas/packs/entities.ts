import type * as z from 'zod';
import type { packPreview } from './schemas.ts';

export type PackPreview = z.output<typeof packPreview>;
