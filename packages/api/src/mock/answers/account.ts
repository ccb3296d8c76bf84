import { canEnterAdmin, userRoles } from '@portal/kit/access';
import { type AnswersOf, viewerOf } from '../answer.ts';
import { globalPermissions } from '../permissions.ts';
import { personReply } from '../replies.ts';

export const account: AnswersOf<'account'> = {
  current(_, asked) {
    const person = viewerOf(asked);
    return {
      ...personReply(person),
      role: userRoles[person.role],
      contactTypes: person.contactTypes,
      segments: asked.state.world.segments.filter(({ id }) => person.segmentIds.includes(id)),
      email: person.email,
      memberNum: person.memberNumber,
      membershipLapsed: person.membershipLapsed,
    };
  },
  permissions(_, asked) {
    const { id, role } = viewerOf(asked);
    const permissions = [...globalPermissions(role)];
    const moderates = [...asked.state.memberships.values()].some((members) => {
      const membership = members.get(id);
      return membership?.status === 'Joined' && membership.role === 'Moderator';
    });
    return {
      permissions,
      generalAnnouncements: permissions.includes('generalAnnouncements'),
      canAccessAdmin: canEnterAdmin({ role: userRoles[role], canAccessAdmin: false }, moderates),
    };
  },
};

export const engagement: AnswersOf<'engagement'> = {
  track: () => ({}),
};
