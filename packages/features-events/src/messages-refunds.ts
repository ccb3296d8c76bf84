import { defineMessages } from '@portal/kit';

/** The words of what becomes of the money of a ticket, and of asking for it. */
export const refundMessages = defineMessages('eventsRefunds', {
  askIntro: 'The refund policy gives nothing back at this time. The organiser can decide otherwise: tell them why.',
  askPaid: 'You paid {amount} for this ticket.',
  askKeeps: 'Your ticket stays valid until they decide. If they agree, it ends, and your seat goes to somebody else.',
  askReason: 'Why should the money come back?',
  askReasonMissing: 'Write why, so that the organiser can decide',
  askTooLong: 'At most {n} characters',
  askKeep: 'Not now',
  askSend: 'Send request',
  askCancelInstead: 'Cancel without a refund',
  asked: 'The organiser has your request.',
  askFailed: 'Your request could not be sent. Try again',
  requested: 'Refund requested',
  requestedText: 'You asked for {amount} on {date}. You are told by mail what the organiser decides.',
  withdraw: 'Take the request back',
  withdrawn: 'Your request is taken back.',
  withdrawFailed: 'Your request could not be taken back. Try again',
  due: 'Refund on its way',
  dueText: '{amount} go back the way you paid. It may take some days.',
  refunded: 'Refunded',
  refundedText: '{amount} were sent back on {date}. Your bank may take some days to show it.',
  declined: 'Refund declined',
  declinedText: 'The organiser has declined it on {date}.',
  answer: 'They write: {answer}',
});
