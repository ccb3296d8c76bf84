import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { renewalPlace } from './renewal-place.ts';

export function renewalRoutes(routes: Routes): void {
  bind(routes, contract.ownMembership.renewalLink, (_, call) => renewalPlace(call));
}
