import type * as z from 'zod';
import type { linkPreview } from './schemas.ts';

export type LinkPreview = z.output<typeof linkPreview>;
