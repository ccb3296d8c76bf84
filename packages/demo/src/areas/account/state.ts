import { type Collection, collection } from '../../mock/collection.ts';
import type { Privacy, DetailsInput, SecurityEvent } from '@portal/api/contract';

/** What somebody has said of themself, beyond what others see of them. */
export interface MockDetails extends Omit<
  DetailsInput,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'pronoun'
  | 'email'
  | 'registeredEmail'
  | 'mobile'
  | 'suburb'
  | 'state'
  | 'version'
  | 'currentPassword'
> {
  version: number;
}

export interface AccountState {
  /** By person; who has said nothing has none. */
  details: Collection<MockDetails>;
  /** Photos that were sent to this mock, by person. */
  photos: Map<string, string>;
  /** Recorded names, by person. */
  nameSounds: Map<string, string>;
  /** Who may see what of somebody, by person; who has chosen nothing has none. */
  privacy: Map<string, Privacy>;
  /** Since when somebody works where they do, by person. */
  workSince: Map<string, string | null>;
  /** What happened to accounts while this mock has run, the newest first, by person. */
  securityEvents: Map<string, readonly SecurityEvent[]>;
  /** What was written to the organisation. */
  enquiries: { personId: string; comments: string }[];
}

export function accountState(): AccountState {
  return {
    details: collection(),
    photos: new Map(),
    nameSounds: new Map(),
    privacy: new Map(),
    workSince: new Map(),
    securityEvents: new Map(),
    enquiries: [],
  };
}
