import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { endSessionOf, listSessionsOf, signOutOf } from '../auth/index.ts';
import { accountById, accountsByIds, findAccounts } from './service.ts';

export function peopleRoutes(routes: Routes): void {
  const { people } = contract;
  bind(routes, people.byId, ({ params }, call) => accountById(params.id, call));
  bind(routes, people.search, ({ body }, call) => findAccounts(body, call));
  bind(routes, people.batch, ({ body }, call) => accountsByIds(body, call));
  bind(routes, people.sessions, ({ params }, call) => listSessionsOf(params.id, call));
  bind(routes, people.endSession, async ({ params }, call) => {
    await endSessionOf(params.id, params.sessionId, call);
    return {};
  });
  bind(routes, people.signOutEverywhere, ({ params }, call) => signOutOf(params.id, call));
}
