import { auditsToSubmit } from './modules/audits/next-source.ts';
import type { CalendarSource } from './modules/calendar/calendar-entry.ts';
import { cpdDocuments } from './modules/certificates/routes.ts';
import { cpdToFinish } from './modules/cpd/next-source.ts';
import type { OpenedDocuments } from './modules/documents/opened-document.ts';
import { attendedEvents } from './modules/events/calendar-source.ts';
import { invoicesToPay } from './modules/invoices/next-source.ts';
import { invoiceDocument } from './modules/invoices/routes.ts';
import { attendedMeetings } from './modules/meetings/calendar-source.ts';
import { meetingsToAnswer } from './modules/meetings/next-source.ts';
import { peopleToLetIn } from './modules/membership/next-source.ts';
import type { NextSource } from './modules/next-steps/next-source.ts';
import { membershipDocument } from './modules/own-membership/routes.ts';
import { seatsToTake } from './modules/waiting-lists/next-source.ts';

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
