import type { InitialData } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';

export interface MockInvitation {
  id: string;
  /** Null: of an invitation that the mock began with, until they come. */
  personId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  memberNumber: string;
  dateOfBirth: string | null;
  invitedAt: Date;
  sentAt: Date | null;
  hasFailed: boolean;
  openedAt: Date | null;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
  sends: number;
  invitedBy: string | null;
}

export interface InvitationsState {
  /** The last first. */
  invitations: Collection<MockInvitation>;
}

const day = 1_440;
const lasting = 30 * day;

interface Begun {
  name: readonly [string, string];
  minutesAgo: number;
  is?: 'queued' | 'opened' | 'failed' | 'accepted' | 'revoked';
}

/** One in every state, the last first. */
const begun: readonly Begun[] = [
  { name: ['Robin', 'Castle'], minutesAgo: 20, is: 'queued' },
  { name: ['Harriet', 'Okafor'], minutesAgo: day },
  { name: ['Samira', 'Haddad'], minutesAgo: 1.5 * day, is: 'opened' },
  { name: ['Tomas', 'Lindqvist'], minutesAgo: 2 * day, is: 'failed' },
  { name: ['Priya', 'Raman'], minutesAgo: 3 * day, is: 'accepted' },
  { name: ['Colm', 'Doherty'], minutesAgo: 9 * day, is: 'revoked' },
  { name: ['Wen', 'Zhao'], minutesAgo: 40 * day },
];

export function invitationsState({ ago, world }: InitialData): InvitationsState {
  return { invitations: collection(() => byId(all(world, ago))) };
}

function all(world: InitialData['world'], ago: InitialData['ago']): MockInvitation[] {
  const invitedBy = world.people.find(({ role }) => role === 'Admin');
  return begun.map(({ name: [firstName, lastName], minutesAgo, is }, at): MockInvitation => {
    const invitedAt = ago(minutesAgo);
    return {
      id: `invitation-${at + 1}`,
      personId: null,
      ...{ firstName, lastName, email: `${firstName}.${lastName}@example.org`.toLowerCase() },
      memberNumber: `2${String(at + 1).padStart(5, '0')}`,
      dateOfBirth: null,
      invitedAt,
      sentAt: is === 'queued' ? null : invitedAt,
      hasFailed: is === 'failed',
      openedAt: is === 'opened' || is === 'accepted' ? ago(minutesAgo - 30) : null,
      acceptedAt: is === 'accepted' ? ago(minutesAgo - 60) : null,
      revokedAt: is === 'revoked' ? ago(minutesAgo - 60) : null,
      expiresAt: ago(minutesAgo - lasting),
      sends: is === 'queued' ? 0 : 1,
      invitedBy: invitedBy === undefined ? null : `${invitedBy.firstName} ${invitedBy.lastName}`,
    };
  });
}
