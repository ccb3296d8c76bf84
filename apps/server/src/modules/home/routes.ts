import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { homeOrderOf } from './home-order.queries.ts';
import { keepHomeOrder } from './home-order.writes.ts';

export function homeRoutes(routes: Routes): void {
  const { home } = contract;
  bind(routes, home.order, async (_, call) => ({ sections: await homeOrderOf(call.db, personOf(call).id) }));
  bind(routes, home.saveOrder, async ({ body }, call) => {
    await keepHomeOrder(body.sections, call);
    return {};
  });
}
