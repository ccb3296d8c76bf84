import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { endSessionOf, listSessionsOf, signOutOf } from '../auth/others-sessions.ts';
import { accountById, accountsByIds, findAccounts } from './service.ts';

export function accountsRoutes(routes: Routes): void {
  const { accounts } = contract;
  bind(routes, accounts.byId, ({ params }, call) => accountById(params.id, call));
  bind(routes, accounts.search, ({ body }, call) => findAccounts(body, call));
  bind(routes, accounts.batch, ({ body }, call) => accountsByIds(body, call));
  bind(routes, accounts.sessions, ({ params }, call) => listSessionsOf(params.id, call));
  bind(routes, accounts.endSession, async ({ params }, call) => {
    await endSessionOf(params.id, params.sessionId, call);
    return {};
  });
  bind(routes, accounts.signOutEverywhere, ({ params }, call) => signOutOf(params.id, call));
}
