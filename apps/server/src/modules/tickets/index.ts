export { type TicketCall, ticketRule, type TicketTypeCall, ticketTypeRule } from './access.ts';
export { standingOf, takeFreeTicket } from './free-ticket.ts';
export { inTurn } from './in-turn.ts';
export { heldTicketReply } from './my-tickets.ts';
export {
  addTicket,
  changeTicket,
  freshTicket,
  holdsTicket,
  isForMembers,
  registeredMail,
  ticketById,
  typeById,
} from './repository.ts';
export { type NamedSubstitute, substituteMailKinds } from './substitute-mails.ts';
export { mountSubstitutePass, passUrl, tellSubstituteOver } from './substitute-pass.ts';
export { newTicketNumber } from './ticket-number.ts';
export { approveAsCancelled, lockTicket, refundFacts, refundsOf, withdrawOpen } from './ticket-refunds.ts';
