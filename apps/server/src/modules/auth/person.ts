import type { Viewer } from '@portal/kit/access';
import type { Permission } from '@portal/api/contract';

/** The person who makes a call, as the database knows them at that moment. */
export interface Person extends Pick<Viewer, 'id' | 'role' | 'contactTypes'> {
  sessionId: string;
  /** The administrator who acts for this person, with the session they came from. */
  impersonator: { id: string; name: string; sessionId: string } | null;
  segmentIds: readonly string[];
  /** What they may do everywhere. */
  permissions: ReadonlySet<Permission>;
}
