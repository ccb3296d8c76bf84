import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { listManagers } from './managers.queries.ts';
import { addManager, removeManager } from './managers.ts';

export function managerRoutes(routes: Routes): void {
  const { managers } = contract;
  bind(routes, managers.list, ({ query }, { db }) => listManagers(db, query));
  bind(routes, managers.add, async ({ body }, call) => {
    await addManager(body.userEmail, call);
    return {};
  });
  bind(routes, managers.remove, async ({ query }, call) => {
    await removeManager(query.userEmail, call);
    return {};
  });
}
