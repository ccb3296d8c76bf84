import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { membershipSubjects } from './subjects.ts';

export function membershipRefusals(subjects: Subjects): Refusal[] {
  const { admin, member, staff, closed, hidden, joined: place } = subjects;
  const {
    list,
    listWithAnswers,
    exportCsv,
    answers,
    add,
    approve,
    change,
    remove,
    blocked,
    block,
    editReason,
    unblock,
    ofPerson,
  } = contract.membership;
  const found = membershipSubjects(subjects);
  const userIds = [found.stranger];
  const users = [{ userId: found.stranger, reason: 'Advertising' }];
  const calls = (id: string) => {
    const params = { id };
    const one = { communityId: id, userId: found.stranger };
    return [
      { endpoint: list, input: { params, body: {} } },
      { endpoint: listWithAnswers, input: { params, body: {} } },
      { endpoint: exportCsv, input: { params } },
      { endpoint: answers, input: { params, query: { memberId: member } } },
      { endpoint: add, input: { params, body: { userIds } } },
      { endpoint: approve, input: { params, body: { userIds } } },
      { endpoint: change, input: { params: one, body: { role: 'Editor' } } },
      { endpoint: remove, input: { params: one } },
      { endpoint: blocked, input: { params } },
      { endpoint: block, input: { params, body: { users } } },
      { endpoint: editReason, input: { params: { id, userId: found.stranger }, body: { reason: 'Other' } } },
      { endpoint: unblock, input: { params, body: { userIds } } },
    ] as const;
  };
  const inPlace = (one: { communityId: string; personId: string }) => ({
    communityId: one.communityId,
    userId: one.personId,
  });
  return [
    ...(
      [
        [place.id, 'a plain member', 'forbidden'],
        [closed.id, 'a stranger of a private community', 'community_private'],
        [hidden.id, 'a stranger of a hidden community', 'not_found'],
      ] as const
    ).flatMap(([id, who, code]) =>
      calls(id).map(({ endpoint, input }): Refusal => ({
        title: `${endpoint.summary}, as ${who}`,
        endpoint,
        as: member,
        input,
        code,
      })),
    ),
    {
      title: 'the communities of somebody, to a member',
      endpoint: ofPerson,
      as: member,
      input: { query: { userId: admin } },
      code: 'forbidden',
    },
    {
      title: 'the members, to an owner',
      endpoint: list,
      as: staff[0] ?? '',
      input: { params: { id: place.id }, body: {} },
      code: 'forbidden',
    },
    {
      title: 'adding who is on the blacklist',
      endpoint: add,
      as: admin,
      input: { params: { id: found.blocked.communityId }, body: { userIds: [found.blocked.personId] } },
      code: 'conflict',
    },
    {
      title: 'adding nobody',
      endpoint: add,
      as: admin,
      input: { params: { id: place.id }, body: { userIds: [] } },
      code: 'invalid_input',
      field: 'body.userIds',
    },
    {
      title: 'adding somebody who is not there',
      endpoint: add,
      as: admin,
      input: { params: { id: place.id }, body: { userIds: ['nobody-here'] } },
      code: 'not_found',
    },
    {
      title: 'letting in who does not wait',
      endpoint: approve,
      as: admin,
      input: { params: { id: place.id }, body: { userIds: [member] } },
      code: 'conflict',
    },
    {
      title: 'a role and a status at once',
      endpoint: change,
      as: admin,
      input: { params: inPlace(found.walked), body: { role: 'Editor', status: 'Joined' } },
      code: 'invalid_input',
    },
    {
      title: 'a role for who is on the blacklist',
      endpoint: change,
      as: admin,
      input: { params: inPlace(found.blocked), body: { role: 'Editor' } },
      code: 'conflict',
    },
    {
      title: 'the only moderator stepping down',
      endpoint: change,
      as: found.onlyModerator.personId,
      input: { params: inPlace(found.onlyModerator), body: { role: 'Member' } },
      code: 'conflict',
    },
    {
      title: 'a moderator removing themselves',
      endpoint: remove,
      as: found.onlyModerator.personId,
      input: { params: inPlace(found.onlyModerator) },
      code: 'conflict',
    },
    {
      title: 'removing who was never there',
      endpoint: remove,
      as: admin,
      input: { params: { communityId: place.id, userId: 'nobody-here' } },
      code: 'not_found',
    },
    {
      title: 'staff put on the blacklist',
      endpoint: block,
      as: admin,
      input: { params: { id: place.id }, body: { users: [{ userId: staff[1] ?? '', reason: 'No' }] } },
      code: 'conflict',
    },
    {
      title: 'the blacklist without a reason',
      endpoint: block,
      as: admin,
      input: { params: { id: place.id }, body: { users: [{ userId: found.stranger, reason: '  ' }] } },
      code: 'invalid_input',
      field: 'body.users.0.reason',
    },
    {
      title: 'a reason that is the same',
      endpoint: editReason,
      as: admin,
      input: {
        params: { id: found.blockedToo.communityId, userId: found.blockedToo.personId },
        body: { reason: found.blockedToo.reason ?? '' },
      },
      code: 'invalid_input',
      field: 'body.reason',
    },
    {
      title: 'the reason of who is not on the blacklist',
      endpoint: editReason,
      as: admin,
      input: { params: { id: place.id, userId: member }, body: { reason: 'Other' } },
      code: 'not_found',
    },
    {
      title: 'taking somebody off a blacklist who is not on it',
      endpoint: unblock,
      as: admin,
      input: { params: { id: place.id }, body: { userIds: [member] } },
      code: 'conflict',
    },
  ];
}
