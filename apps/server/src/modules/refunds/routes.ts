import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { askForRefund, withdrawRequest } from './asking.ts';
import { decide } from './deciding.ts';
import { listRequests } from './list-requests.ts';

export function refundRoutes(routes: Routes): void {
  const { refunds } = contract;
  bind(routes, refunds.ask, ({ body }, call) => askForRefund(body, call));
  bind(routes, refunds.withdraw, (_, call) => withdrawRequest(call));
  bind(routes, refunds.list, ({ query }, call) => listRequests(query, call));
  bind(routes, refunds.approve, ({ params, body: { amount, message: answer } }, call) =>
    decide(params.id, { amount, answer }, call),
  );
  bind(routes, refunds.decline, ({ params, body: { reason: answer } }, call) =>
    decide(params.id, { amount: null, answer }, call),
  );
}
