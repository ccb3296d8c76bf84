import { contract } from '@portal/api/contract';
import { dietaryOptions } from '@portal/api/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { cancel, nominate, update } from './changing.ts';
import { myTickets } from './my-tickets.ts';
import { register } from './registering.ts';
import { typesOf } from './repository.ts';
import { ticketPass } from './ticket-pass.ts';
import { ticketReply } from './ticket-reply.ts';

export function ticketRoutes(routes: Routes): void {
  const { tickets } = contract;
  bind(routes, tickets.ofEvent, async ({ query }, { db, now, facts }) => {
    const { rows, total } = await typesOf(db, facts.event.id, query);
    return { tickets: rows.map((type) => ticketReply(type, null, now)), totalItems: total };
  });
  bind(routes, tickets.mine, async (_, call) => ({
    tickets: await myTickets(call.db, { eventId: call.facts.event.id, personId: personOf(call).id }, call.now),
  }));
  bind(routes, tickets.register, ({ body }, call) => register(body, call));
  bind(routes, tickets.byId, async (_, { facts, now }) => ticketReply(facts.ticket.type, facts.ticket, now));
  bind(routes, tickets.pass, (_, call) => ticketPass(call));
  bind(routes, tickets.cancel, (_, call) => cancel(call));
  bind(routes, tickets.nominate, ({ body }, call) => nominate(body, call));
  bind(routes, tickets.update, async ({ body }, call) => {
    await update(body, call);
    return { success: true, message: '' };
  });
  bind(routes, tickets.dietaryOptions, async () => dietaryOptions);
}
