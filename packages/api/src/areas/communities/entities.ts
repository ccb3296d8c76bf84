import type * as z from 'zod';
import type { category, member } from './contract.ts';
import type { community, communityRole, membershipStatus } from './schemas.ts';

export type Category = z.output<typeof category>;
export type Member = z.output<typeof member>;
export type Community = z.output<typeof community>;
export type CommunityRole = z.output<typeof communityRole>;
export type MembershipStatus = z.output<typeof membershipStatus>;
