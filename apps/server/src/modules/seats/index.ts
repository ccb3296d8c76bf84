export { addSold, lockedType, offerFreeSeats } from './line.writes.ts';
export { goesOnAsOffer, settleOffer, takeOfferedSeat } from './offered-orders.writes.ts';
export { hasTicket } from './other-lines.queries.ts';
export { endOtherLines } from './other-lines.writes.ts';
export { giveSeatsBack, withoutSeats } from './seats.ts';
export { isOnSale, takeSeats } from './seats.writes.ts';
