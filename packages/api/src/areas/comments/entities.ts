import type * as z from 'zod';
import type { comment } from './contract.ts';

export type Comment = z.output<typeof comment>;
