import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { membershipSubjects } from './subjects.ts';

export function membershipExamples(subjects: Subjects): ExamplesOf<'membership'> {
  const { admin, member, world } = subjects;
  const { asking, answered, waiting, waitingToo, stranger, blocked, blockedToo, joined, leaving } =
    membershipSubjects(subjects);
  const of = (one: { communityId: string; personId: string }) => ({
    params: { communityId: one.communityId, userId: one.personId },
  });
  const [free] = world.communities;
  return {
    list: { as: admin, input: { params: { id: asking.id }, body: { pageSize: 10, filters: { keyword: 'a' } } } },
    listWithAnswers: { as: admin, input: { params: { id: asking.id }, body: {} } },
    exportCsv: { as: admin, input: { params: { id: answered.communityId } } },
    answers: { as: admin, input: { params: { id: answered.communityId }, query: { memberId: answered.personId } } },
    add: { as: admin, input: { params: { id: free?.id ?? '' }, body: { userIds: [stranger] } } },
    approve: { as: admin, input: { params: { id: waiting.communityId }, body: { userIds: [waiting.personId] } } },
    change: { as: admin, input: { ...of(waitingToo), body: { status: 'Joined' } } },
    remove: { as: admin, input: of(leaving) },
    blocked: { as: admin, input: { params: { id: blocked.communityId }, query: { keyword: 'a' } } },
    block: {
      as: admin,
      input: {
        params: { id: joined.communityId },
        body: { users: [{ userId: joined.personId, reason: 'Advertises a course' }] },
      },
    },
    editReason: {
      as: admin,
      input: { params: { id: blocked.communityId, userId: blocked.personId }, body: { reason: 'Advertising, twice' } },
    },
    unblock: {
      as: admin,
      input: { params: { id: blockedToo.communityId }, body: { userIds: [blockedToo.personId] } },
    },
    ofPerson: { as: admin, input: { query: { userId: member } } },
  };
}
