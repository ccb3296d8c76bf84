import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

export function personalDataExamples({ world, member }: Subjects): ExamplesOf<'personalData'> {
  const others = world.people.filter(
    ({ id, contactTypes, role }) =>
      contactTypes.includes('Member') &&
      role === 'Standard' &&
      !world.demoAccounts.some(({ personId }) => personId === id),
  );
  const [leaver = '', keeper = ''] = others.slice(-8).map(({ id }) => id);
  return {
    overview: { as: member, input: {} },
    askCopy: { as: member, input: async ({ password: currentPassword }) => ({ body: { currentPassword } }) },
    downloadCopy: { as: member, input: {} },
    deletionPreview: { as: member, input: {} },
    askDeletion: {
      as: leaver,
      input: async ({ password: currentPassword }) => ({ body: { currentPassword, word: 'DELETE' } }),
    },
    takeDeletionBack: {
      as: keeper,
      input: async (target) => {
        const body = { currentPassword: target.password, word: 'DELETE' };
        await replyTo(target, contract.personalData.askDeletion, { body }, keeper);
        return {};
      },
    },
  };
}
