import type * as z from 'zod';
import type {
  privacy,
  saidDetails,
  saidPerson,
  securityEvent,
  shownProfile,
  userDetails,
  workplace,
} from './schemas.ts';

export type Privacy = z.output<typeof privacy>;
export type ShownProfile = z.output<typeof shownProfile>;
export type UserDetails = z.output<typeof userDetails>;
export type SaidPerson = z.output<typeof saidPerson>;
export type SaidDetails = z.output<typeof saidDetails>;
export type SecurityEvent = z.output<typeof securityEvent>;
export type Workplace = z.output<typeof workplace>;
