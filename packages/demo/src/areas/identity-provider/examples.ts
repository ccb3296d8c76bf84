import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function identityProviderExamples({ world, member }: Subjects): ExamplesOf<'identityProvider'> {
  // Nobody who signs in, or is locked, in other cases.
  const [first, second] = [-9, -10].map((at) => world.people.at(at));
  return {
    finish: {
      input: async (target) => {
        await target.arriveFromProvider(first?.email ?? '');
        return {};
      },
    },
    own: { as: member, input: {} },
    unlink: {
      as: second?.id,
      input: async (target) => {
        await target.arriveFromProvider(second?.email ?? '');
        return { body: { currentPassword: target.password } };
      },
    },
  };
}
