import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { accountById, accountsByIds, findAccounts } from './service.ts';

export function accountsRoutes(routes: Routes): void {
  const { accounts } = contract;
  bind(routes, accounts.byId, ({ params }, call) => accountById(params.id, call));
  bind(routes, accounts.search, ({ body }, call) => findAccounts(body, call));
  bind(routes, accounts.batch, ({ body }, call) => accountsByIds(body, call));
}
