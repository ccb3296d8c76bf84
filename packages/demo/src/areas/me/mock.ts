import { userRoles } from '@portal/kit/access';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { actorIdOf, type MockCall, viewerOf } from '../../mock/mock-call.ts';
import { personById, personReply, segmentsOf } from '../people/mock/person-reply.ts';
import { mayEnterAdmin, permissionsEverywhere } from '@portal/rules';
import { endSessionElsewhere, sessionReplies } from '../auth/mock/sessions.ts';

export const me: HandlersOf<'me'> = {
  current(_, call) {
    const person = viewerOf(call);
    return {
      ...personReply(person, person, call.state),
      role: userRoles[person.role],
      contactTypes: [...person.contactTypes],
      segments: segmentsOf(call.state, person),
      registeredEmail: person.email,
      memberNum: person.memberNumber,
      membershipLapsed: person.membershipLapsed,
      firstLoginAt: firstLoginOf(call),
      impersonator: impersonatorOf(call),
    };
  },
  sessions: (_, call) => ({ sessions: sessionReplies(call) }),
  endSession({ params }, call) {
    endSessionElsewhere(call, viewerOf(call).id, params.id);
    return {};
  },
  // Who may not is refused before.
  loginAccess: () => ({ allowAccess: true }),
  setFirstLogin(_, call) {
    const { id } = viewerOf(call);
    if (call.state.firstLogins.get(id) === undefined) call.state.firstLogins.set(id, call.now);
    return {};
  },
  requirements(_, call) {
    const saved = call.state.requirements.get(viewerOf(call).id);
    return {
      dietaryRequirements: [...(saved?.dietaryRequirements ?? [])],
      otherDietaryRequirement: saved?.otherDietaryRequirement ?? null,
      accessibilityRequirement: saved?.accessibilityRequirement ?? null,
    };
  },
  saveRequirements({ body }, call) {
    call.state.requirements.set(viewerOf(call).id, {
      dietaryRequirements: body.dietaryRequirements ?? [],
      otherDietaryRequirement: body.otherDietaryRequirement || null,
      accessibilityRequirement: body.accessibilityRequirement || null,
    });
    return { success: true, message: '' };
  },
  permissions(_, call) {
    const { id, role } = viewerOf(call);
    const permissions = [...permissionsEverywhere(userRoles[role], call.state)];
    const moderates = call.state.memberships.values().some((members) => {
      const membership = members.get(id);
      return membership?.status === 'Joined' && membership.role === 'Moderator';
    });
    return {
      permissions,
      generalAnnouncements: permissions.includes('generalAnnouncements'),
      canAccessAdmin: mayEnterAdmin({ role: userRoles[role] }, moderates),
    };
  },
};

function firstLoginOf(call: MockCall): string | null {
  return call.state.firstLogins.get(viewerOf(call).id)?.toISOString() ?? null;
}

function impersonatorOf(call: MockCall): { id: string; name: string } | null {
  const { state } = call;
  const id = actorIdOf(call);
  if (id === undefined) return null;
  const { firstName, lastName } = personById(state, id);
  return { id, name: `${firstName} ${lastName}` };
}
