import { auditsToSubmit } from './modules/audits/index.ts';
import type { CalendarSource } from './modules/calendar/index.ts';
import { cpdDocuments } from './modules/certificates/routes.ts';
import { cpdToFinish } from './modules/cpd/index.ts';
import type { OpenedDocuments } from './modules/documents/index.ts';
import { attendedEvents } from './modules/events/index.ts';
import { invoicesToPay } from './modules/invoices/index.ts';
import { invoiceDocument } from './modules/invoices/routes.ts';
import { attendedMeetings, meetingsToAnswer } from './modules/meetings/index.ts';
import { peopleToLetIn } from './modules/membership/index.ts';
import type { NextSource } from './modules/next-steps/index.ts';
import { membershipDocument } from './modules/own-membership/routes.ts';
import { seatsToTake } from './modules/waiting-lists/index.ts';

/** What the modules give to those that know none of them: what waits for somebody. */
export const nextSources: readonly NextSource[] = [
  seatsToTake,
  auditsToSubmit,
  invoicesToPay,
  cpdToFinish,
  meetingsToAnswer,
  peopleToLetIn,
];

/** Whatever puts something into the calendars of people. */
export const calendarSources: readonly CalendarSource[] = [attendedEvents, attendedMeetings];

/** What is made when its address is opened. */
export const openedDocuments: OpenedDocuments = {
  ...cpdDocuments,
  invoice: invoiceDocument,
  membership: membershipDocument,
};
