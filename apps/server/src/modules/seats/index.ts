export { addSold, lockedType, offerFreeSeats } from './line.ts';
export { goesOnAsOffer, settleOffer, takeOfferedSeat } from './offered-orders.ts';
export { endOtherLines, hasTicket } from './other-lines.ts';
export { giveSeatsBack, isOnSale, takeSeats, withoutSeats } from './seats.ts';
