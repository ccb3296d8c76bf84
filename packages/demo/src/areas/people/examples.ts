import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract, pageSizes } from '@portal/api/contract';

export function peopleExamples({ world, member, admin }: Subjects): ExamplesOf<'people'> {
  return {
    byId: { as: member, input: { params: { id: member } } },
    search: { as: admin, input: { body: { keyword: 'nguyen', pageSize: pageSizes.userPicker } } },
    batch: { as: member, input: { body: { accountIds: [member, admin] } } },
    sessions: { as: admin, input: { params: { id: member } } },
    endSession: {
      as: admin,
      input: async (target) => {
        await target.tokenOf(member);
        const open = await replyTo(target, contract.people.sessions, { params: { id: member } }, admin);
        return { params: { id: member, sessionId: open.sessions[0]?.id ?? '' } };
      },
    },
    signOutEverywhere: { as: admin, input: { params: { id: world.demoAccounts[8]?.personId ?? '' } } },
  };
}
