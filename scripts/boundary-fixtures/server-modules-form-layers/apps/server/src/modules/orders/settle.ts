import { newTicket } from '../tickets/new-ticket.ts';

export const settle = () => newTicket();
