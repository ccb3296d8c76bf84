import type { SubmoduleId } from '@portal/kit/access';
import type { ObjectAccess, ObjectRef } from '../../contract/access.ts';

export type TicketAction = 'see' | 'cancel' | 'askForRefund' | 'nominate' | 'update';

export type OnTicket = ObjectAccess<'tickets', TicketAction>;

const inPath = { from: 'params', name: 'id' } as const;
const inBody = { from: 'body', name: 'ticketId' } as const;

/** About a ticket: of a GET by its path, else by the body. */
export function onTicket(action: TicketAction, submodule?: SubmoduleId): OnTicket {
  const at: ObjectRef = action === 'see' ? inPath : inBody;
  return {
    rule: 'object',
    area: 'tickets',
    module: 'events',
    submodule,
    action,
    at,
    who: 'Whoever holds the ticket.',
  };
}

export type OnTicketType = ObjectAccess<'ticketTypes', 'buy'>;

/** About a type of ticket, which the specification calls a price. */
export function onTicketType(name: 'ticketPriceId' | 'itemPriceId'): OnTicketType {
  return {
    rule: 'object',
    area: 'ticketTypes',
    module: 'events',
    action: 'buy',
    at: { from: 'body', name },
    who: 'Anyone signed in, of published events.',
  };
}
