import { defineMessages } from '@portal/kit';

/** The words of waiting lists, which come with them. */
export const waitingMessages = defineMessages('events', {
  waitingList: 'Waiting list',
  waitingLists: 'Your waiting lists',
  waitingFailed: 'The waiting list could not be loaded.',
  soldOutText: '{name} is sold out. When a seat comes free, it is kept for the first in line.',
  joinWaitingList: 'Join waiting list',
  joinWaitingListFor: 'Join waiting list for {name}',
  placeInLine: 'Number {place} in line',
  placeText: 'You wait for {name}. When it is your turn, a seat is kept for you.',
  leaveWaitingList: 'Leave waiting list',
  leaveText: 'You give up your place. If you join again, you stand at the end of the line.',
  keepPlace: 'Keep my place',
  seatKept: 'A seat is kept for you',
  seatKeptText: '{name}, {price}. Take it until {time}, or it goes to the next in line.',
  takeSeat: 'Take the seat',
  declineSeat: 'Decline',
  declineTitle: 'Decline the seat?',
  declineText: 'It goes to the next in line, and you leave the waiting list.',
  keepOffer: 'Keep the offer',
  joinedToast: 'You are on the waiting list.',
  joinFailed: 'Failed to join the waiting list. Try again.',
  leftToast: 'You are not on the waiting list any more.',
  leaveFailed: 'Failed to leave the waiting list. Try again.',
  seatTakenToast: 'You are registered.',
  takeSeatFailed: 'Failed to take the seat. Try again.',
});
