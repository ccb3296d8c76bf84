import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { listFailedMails } from './list-failed.ts';
import { sendAgain } from './send-again.ts';

export function mailRoutes(routes: Routes): void {
  bind(routes, contract.mails.failed, ({ query }, call) => listFailedMails(query, call));
  bind(routes, contract.mails.sendAgain, ({ body }, call) => sendAgain(body.key, call));
}
