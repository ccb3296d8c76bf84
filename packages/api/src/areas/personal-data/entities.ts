import type * as z from 'zod';
import type { dataCopy, deletionPreview, personalDataOverview } from './schemas.ts';

export type DataCopy = z.output<typeof dataCopy>;
export type DeletionPreview = z.output<typeof deletionPreview>;
export type PersonalDataOverview = z.output<typeof personalDataOverview>;
