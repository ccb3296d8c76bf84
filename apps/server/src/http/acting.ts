import type { Endpoint } from '@portal/api/contract';
import { audit } from '../modules/auth/index.ts';
import { type BoundHandler, nameOf } from './bind.ts';

/**
 * A handler whose changes are kept in the audit where an administrator makes them for somebody: who, for whom, what and when, in the
 * transaction that makes them.
 */
export function auditedHandler(endpoint: Endpoint, handler: BoundHandler): BoundHandler {
  if (endpoint.isRead) return handler;
  return async (input, call) => {
    const person = call.personOrNull;
    const impersonatorId = person?.impersonator?.id;
    if (person === null || impersonatorId === undefined) return handler(input, call);
    return call.db.transaction(async (tx) => {
      const reply = await handler(input, { ...call, db: tx });
      const data = { ...input.params, ...made(reply), impersonatorId, call: nameOf(endpoint) };
      await audit(tx, { kind: 'actedFor', personId: person.id, address: call.address, data }, call.now);
      return reply;
    });
  };
}

/** The id of what a call has made or changed, where it answers that. */
function made(reply: unknown): { madeId: string } | null {
  const id = typeof reply === 'object' && reply !== null && 'id' in reply ? reply.id : null;
  return typeof id === 'string' ? { madeId: id } : null;
}
