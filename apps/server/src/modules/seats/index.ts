export { addSold, lockedType, offerFreeSeats } from './waiting.writes.ts';
export { goesOnAsOffer, settleOffer, takeOfferedSeat } from './offered-orders.writes.ts';
export { hasTicket } from './other-waiting-entries.queries.ts';
export { endOtherWaitingEntries } from './other-waiting-entries.writes.ts';
export { giveSeatsBack, withoutSeats } from './seats.ts';
export { isOnSale, takeSeats } from './seats.writes.ts';
