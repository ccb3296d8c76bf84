import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { exchangeTicket } from './exchange.ts';

export function embeddingRoutes(routes: Routes): void {
  bind(routes, contract.auth.exchangeTicket, ({ body }, call) => exchangeTicket(body.subject_token, call));
}
