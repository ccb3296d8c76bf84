import { canEnterAdmin, userRoles } from '@portal/kit/access';
import { actorIdOf, type AnswersOf, type Asked, viewerOf } from '../answer.ts';
import { globalPermissions } from '../permissions.ts';
import { personById, personReply, segmentsOf } from '../replies.ts';
import { endSessionElsewhere, sessionReplies } from './sessions.ts';

export const account: AnswersOf<'account'> = {
  current(_, asked) {
    const person = viewerOf(asked);
    return {
      ...personReply(person),
      role: userRoles[person.role],
      contactTypes: person.contactTypes,
      segments: segmentsOf(asked.state, person),
      registeredEmail: person.email,
      memberNum: person.memberNumber,
      membershipLapsed: person.membershipLapsed,
      firstLoginAt: firstLoginOf(asked),
      impersonator: impersonatorOf(asked),
    };
  },
  sessions: (_, asked) => ({ sessions: sessionReplies(asked) }),
  endSession({ params }, asked) {
    endSessionElsewhere(asked, viewerOf(asked).id, params.id);
    return {};
  },
  setFirstLogin(_, asked) {
    const { id } = viewerOf(asked);
    if (!asked.state.firstLogins.has(id)) asked.state.firstLogins.set(id, asked.now);
    return {};
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

function firstLoginOf(asked: Asked): string | null {
  return asked.state.firstLogins.get(viewerOf(asked).id)?.toISOString() ?? null;
}

function impersonatorOf(asked: Asked): { id: string; name: string } | null {
  const { state } = asked;
  const id = actorIdOf(asked);
  if (id === undefined) return null;
  const { firstName, lastName } = personById(state, id);
  return { id, name: `${firstName} ${lastName}` };
}

export const engagement: AnswersOf<'engagement'> = {
  track: () => ({}),
};
