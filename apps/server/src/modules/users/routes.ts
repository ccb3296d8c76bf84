import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { changeRole } from './change-role.ts';
import { disableUser, enableUser } from './disable.ts';
import { listUsers } from './list.ts';
import { userDetail } from './user-reply.ts';

export function userRoutes(routes: Routes): void {
  const { users } = contract;
  bind(routes, users.list, ({ query }, call) => listUsers(query, call));
  bind(routes, users.byId, ({ params }, call) => userDetail(params.id, call));
  bind(routes, users.changeRole, ({ params, body }, call) => changeRole(params.id, body, call));
  bind(routes, users.disable, ({ params, body }, call) => disableUser(params.id, body.reason, call));
  bind(routes, users.enable, ({ params }, call) => enableUser(params.id, call));
}
