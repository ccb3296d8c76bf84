import { userRoles, type Viewer } from '../access/viewer.ts';

/** Mia Nguyen, a member, apart from what is given. */
export function testMember(more: Partial<Viewer> = {}): Viewer {
  return {
    id: 'mia',
    role: userRoles.Standard,
    contactTypes: ['Member'],
    permissions: [],
    canAccessAdmin: false,
    firstName: 'Mia',
    lastName: 'Nguyen',
    pronoun: null,
    avatarUrl: null,
    registeredEmail: 'mia@example.org',
    membershipLapsed: false,
    ...more,
  };
}

/** Samir Haddad, of the staff and no member, apart from what is given. */
export function testStaff(more: Partial<Viewer> = {}): Viewer {
  const samir = { id: 'samir', firstName: 'Samir', lastName: 'Haddad', registeredEmail: 'samir@example.org' };
  return testMember({ ...samir, contactTypes: ['Staff'], ...more });
}
