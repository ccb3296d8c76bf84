import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { userRoleRefusal, staleRoleRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { giveRole } from '../managers/index.ts';
import { lockedUser } from './locked-user.ts';
import { userDetail } from './user-reply.ts';

type ChangeRole = typeof contract.users.changeRole;

/** Gives somebody another role, which counts at their next call, and tells them by mail. */
export async function changeRole(
  id: string,
  { role, roleWas }: HandlerInput<ChangeRole>['body'],
  call: Call,
): Promise<HandlerReply<ChangeRole>> {
  await call.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id, call);
    refuse(staleRoleRefusal(roleWas, user.role));
    refuse(userRoleRefusal(user, role, personOf(call)));
    await giveRole(tx, id, { from: user.role, to: role }, call);
  });
  return userDetail(id, call);
}
