import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { vote } from './vote.ts';

export function pollRoutes(routes: Routes): void {
  bind(routes, contract.polls.vote, ({ body }, call) => vote(body.optionIds, call));
}
