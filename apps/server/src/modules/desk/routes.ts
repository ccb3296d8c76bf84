import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { deskEvent, queryEvents } from './desk-list.ts';

export function deskRoutes(routes: Routes): void {
  const { desk } = contract;
  bind(routes, desk.query, ({ query, body }, call) => queryEvents(query, body, call));
  bind(routes, desk.byId, (_, call) => deskEvent(call));
}
