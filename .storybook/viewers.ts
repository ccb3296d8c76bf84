import { globalPermissions } from '@portal/rules';
import { demoPerson, type WorldPerson } from '@portal/demo/world';
import { userRoles, type Viewer } from '@portal/kit';

/** Whom the toolbar's role stands for: a person of the demo world, or nobody. */
export const roles = {
  member: 'mia.nguyen@example.org',
  moderator: 'tom.papadopoulos@example.org',
  editor: 'priya.sharma@example.org',
  manager: 'leilani.tuala@example.org',
  admin: 'helen.brooks@example.org',
  workspaceOwner: 'daniel.rossi@example.org',
  clientUser: 'grace.campbell@example.org',
  staff: 'samir.haddad@example.org',
  lapsed: 'ruth.ferguson@example.org',
  signedOut: null,
} as const;

export type RoleName = keyof typeof roles;

/** The person behind a role; null for nobody. */
export function personOf(role: RoleName): WorldPerson | null {
  const email = roles[role];
  return email === null ? null : demoPerson(email);
}

/** What the portal knows of that person once they have signed in. */
export function viewerOf(role: RoleName): Viewer | null {
  const person = personOf(role);
  if (person === null) return null;
  const isAdmin = person.role === 'Admin' || person.role === 'WorkSpaceOwner';
  return {
    id: person.id,
    role: userRoles[person.role],
    contactTypes: person.contactTypes,
    permissions: permissionsOf(person),
    canAccessAdmin: isAdmin,
    firstName: person.firstName,
    lastName: person.lastName,
    pronoun: person.pronoun,
    avatarUrl: null,
    registeredEmail: person.email,
    membershipLapsed: person.membershipLapsed,
  };
}

function permissionsOf({ role }: WorldPerson): readonly string[] {
  if (role === 'WorkSpaceOwner') return ['generalCommunities', 'generalAnnouncements'];
  return [...globalPermissions(userRoles[role])];
}
