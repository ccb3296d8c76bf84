import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function meExamples({ member }: Subjects): ExamplesOf<'me'> {
  return {
    current: { as: member, input: {} },
    permissions: { as: member, input: {} },
    requirements: { as: member, input: {} },
    saveRequirements: {
      as: member,
      input: {
        body: {
          dietaryRequirements: ['vegan'],
          otherDietaryRequirement: 'No coriander',
          accessibilityRequirement: null,
        },
      },
    },
    loginAccess: { as: member, input: {} },
    setFirstLogin: { as: member, input: {} },
    sessions: { as: member, input: {} },
    endSession: {
      as: member,
      input: async (target) => {
        const { sessions } = await replyTo(target, contract.me.sessions, {}, member);
        return { params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
      },
    },
  };
}
