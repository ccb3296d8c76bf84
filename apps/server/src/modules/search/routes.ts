import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { searchCommunity } from './service.ts';

export function searchRoutes(routes: Routes): void {
  bind(routes, contract.search.inCommunity, ({ query }, call) => searchCommunity(query, call));
}
