import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { answersOf } from './answers.ts';
import { exportMembers } from './export-members.ts';
import { communitiesOfPerson } from './of-person.ts';
import { add, approve, blacklist, block, change, editReason, members, remove, unblock } from './service.ts';

export function membershipRoutes(routes: Routes): void {
  const { membership } = contract;
  bind(routes, membership.list, ({ body }, call) => members(body, false, call));
  bind(routes, membership.listWithAnswers, ({ body }, call) => members(body, true, call));
  bind(routes, membership.exportCsv, (_, call) => exportMembers(call));
  bind(routes, membership.answers, ({ query }, call) => answersOf(query.memberId, call));
  bind(routes, membership.add, async ({ body }, call) => {
    await add(body.userIds, call);
    return {};
  });
  bind(routes, membership.approve, async ({ body }, call) => ({ approved: await approve(body.userIds, call) }));
  bind(routes, membership.change, change);
  bind(routes, membership.remove, async ({ params, body }, call) => {
    await remove(params.userId, body.because, call);
    return {};
  });
  bind(routes, membership.blocked, ({ query }, call) => blacklist(query, call));
  bind(routes, membership.block, async ({ body }, call) => {
    await block(body.users, call);
    return {};
  });
  bind(routes, membership.editReason, async ({ params, body }, call) => {
    await editReason(params.userId, body.reason, call);
    return {};
  });
  bind(routes, membership.unblock, async ({ body }, call) => {
    await unblock(body.userIds, call);
    return {};
  });
  bind(routes, membership.ofPerson, ({ query }, call) => communitiesOfPerson(query, call));
}
