import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { approveEdit, declineEdit, withdrawEdit } from './service.ts';

export function postEditRoutes(routes: Routes): void {
  const { posts } = contract;
  bind(routes, posts.withdrawEdit, (_, call) => withdrawEdit(call));
  bind(routes, posts.approveEdit, ({ params, body }, call) => approveEdit(body, params.communityId, call));
  bind(routes, posts.declineEdit, ({ params, body }, call) => declineEdit(body, params.communityId, call));
}
