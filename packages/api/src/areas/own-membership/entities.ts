import type * as z from 'zod';
import type { ownMembership } from './schemas.ts';

/** Somebody's membership of the organisation. */
export type OwnMembership = z.output<typeof ownMembership>;
