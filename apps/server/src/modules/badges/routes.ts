import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { askingOf } from '../certificates/index.ts';
import { disposition } from '../files/index.ts';
import { badgeOfRecord } from './badge-of-record.ts';

export function badgeRoutes(routes: Routes): void {
  bind(routes, contract.cpd.badge, async (_, call) => {
    call.headers.set('Content-Disposition', disposition('attachment', 'badge.jwt'));
    return new Blob([await badgeOfRecord(askingOf(call), call.facts.record)], { type: 'text/plain' });
  });
}
