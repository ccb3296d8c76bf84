// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type RefundsContract = Contract['refunds'];

/** Ask for the money back that the refund policy does not give by itself: `POST /api/ticket/refund/ask`, as {@link RefundsContract.ask the contract} declares it */
export const ask: CallOf<'refunds', 'ask'> = {
  name: 'refunds.ask',
  method: 'POST',
  path: '/api/ticket/refund/ask',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Take back a request for a refund that nobody has decided yet: `POST /api/ticket/refund/withdraw`, as {@link RefundsContract.withdraw the contract} declares it */
export const withdraw: CallOf<'refunds', 'withdraw'> = {
  name: 'refunds.withdraw',
  method: 'POST',
  path: '/api/ticket/refund/withdraw',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Requests for refunds: those to decide from the one that waits longest on, all others from the last on: `GET /api/admin/refunds`, as {@link RefundsContract.list the contract} declares it */
export const list: CallOf<'refunds', 'list'> = {
  name: 'refunds.list',
  method: 'GET',
  path: '/api/admin/refunds',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give back what was paid for a ticket, or a part of it; the ticket ends, unless it was used: `POST /api/admin/refund/{id}/approve`, as {@link RefundsContract.approve the contract} declares it */
export const approve: CallOf<'refunds', 'approve'> = {
  name: 'refunds.approve',
  method: 'POST',
  path: '/api/admin/refund/{id}/approve',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Give nothing back, and tell whoever asked why: `POST /api/admin/refund/{id}/decline`, as {@link RefundsContract.decline the contract} declares it */
export const decline: CallOf<'refunds', 'decline'> = {
  name: 'refunds.decline',
  method: 'POST',
  path: '/api/admin/refund/{id}/decline',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};
