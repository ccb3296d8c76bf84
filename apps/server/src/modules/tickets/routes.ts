import { contract } from '@portal/api/contract';
import { dietaryOptions } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { cancel, nominate, update } from './changing.ts';
import { heldTicketReply, myTickets } from './my-tickets.ts';
import { typesOf } from './tickets.queries.ts';
import { ticketPass } from './ticket-pass.ts';
import { ticketReply } from './ticket-reply.ts';

export function ticketRoutes(routes: Routes): void {
  const { tickets } = contract;
  bind(routes, tickets.ofEvent, async ({ query }, call) => {
    const { rows, total } = await typesOf(call.db, call.facts.event.id, query);
    return { tickets: rows.map((type) => ticketReply(type, null, call)), totalItems: total };
  });
  bind(routes, tickets.mine, async (_, call) => ({
    tickets: await myTickets(call.facts.event.id, call),
  }));
  bind(routes, tickets.byId, (_, call) => heldTicketReply(call.facts.ticket, call));
  bind(routes, tickets.pass, (_, call) => ticketPass(call));
  bind(routes, tickets.cancel, (_, call) => cancel(call));
  bind(routes, tickets.nominate, ({ body }, call) => nominate(body, call));
  bind(routes, tickets.update, async ({ body }, call) => {
    await update(body, call);
    return { success: true, message: '' };
  });
  bind(routes, tickets.dietaryOptions, async () => dietaryOptions);
}
