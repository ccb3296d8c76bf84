import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { register } from './registering.ts';

export function registeringRoutes(routes: Routes): void {
  bind(routes, contract.tickets.register, ({ body }, call) => register(body, call));
}
