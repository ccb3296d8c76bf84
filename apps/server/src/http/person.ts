import type { Viewer } from '@portal/kit/access';
import type { Permission } from '@portal/api/contract';

/** The person who makes a call, as the database knows them at that moment. */
export interface Person extends Pick<Viewer, 'id' | 'role' | 'contactTypes' | 'membershipLapsed'> {
  sessionId: string;
  /** The administrator who acts for this person, with the session they came from. */
  impersonator: { id: string; name: string; sessionId: string } | null;
  /** The modules that the website was given in whose widget they are signed in; null: all of the portal. */
  scope: readonly string[] | null;
  /** The origin whose pages alone may use their session; null: any. */
  origin: string | null;
  segmentIds: readonly string[];
  /** What they may do everywhere. */
  permissions: ReadonlySet<Permission>;
}

/** Somebody as the database knows them, whether they are signed in or not. */
export type Reader = Pick<Person, 'id' | 'role' | 'contactTypes' | 'membershipLapsed' | 'segmentIds' | 'permissions'>;
