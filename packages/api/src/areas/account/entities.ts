import type * as z from 'zod';
import type {
  privacy,
  detailsInput,
  personInput,
  securityEvent,
  shownProfile,
  userDetails,
  workplace,
} from './schemas.ts';

export type Privacy = z.output<typeof privacy>;
export type ShownProfile = z.output<typeof shownProfile>;
export type UserDetails = z.output<typeof userDetails>;
export type PersonInput = z.output<typeof personInput>;
export type DetailsInput = z.output<typeof detailsInput>;
export type SecurityEvent = z.output<typeof securityEvent>;
export type Workplace = z.output<typeof workplace>;
