import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

/** Members of whom no other case asks anything, and who have no tickets: what they ask for here stays. */
export function quietMembers({ world }: Pick<Subjects, 'world'>): string[] {
  const busy = new Set([...world.demoAccounts, ...world.tickets].map(({ personId }) => personId));
  return world.people
    .filter(({ id, contactTypes, role }) => contactTypes.includes('Member') && role === 'Standard' && !busy.has(id))
    .slice(-5)
    .map(({ id }) => id);
}

export function personalDataExamples(subjects: Subjects): ExamplesOf<'personalData'> {
  const { overview, askCopy, askDeletion } = contract.personalData;
  const [asker = '', taker = '', leaver = '', keeper = ''] = quietMembers(subjects);
  return {
    overview: { as: asker, input: {} },
    askCopy: { as: asker, input: async ({ password: currentPassword }) => ({ body: { currentPassword } }) },
    downloadCopy: {
      as: taker,
      // Asked for more than once, as everything that an example begins with.
      input: async (target) => {
        const { copy } = await replyTo(target, overview, {}, taker);
        if (copy === null) {
          await replyTo(target, askCopy, { body: { currentPassword: target.password } }, taker);
          await target.makeCopies();
        }
        return {};
      },
    },
    deletionPreview: { as: asker, input: {} },
    askDeletion: {
      as: leaver,
      input: async ({ password: currentPassword }) => ({ body: { currentPassword, word: 'DELETE' } }),
    },
    takeDeletionBack: {
      as: keeper,
      input: async (target) => {
        const { deletion } = await replyTo(target, overview, {}, keeper);
        const body = { currentPassword: target.password, word: 'DELETE' };
        if (deletion === null) await replyTo(target, askDeletion, { body }, keeper);
        return {};
      },
    },
  };
}
