import { defineMessages } from '@portal/kit/messages';

/** Every word of the page on which strangers check a certificate. */
export const messages = defineMessages('verification', {
  genuineTitle: 'This certificate is genuine',
  genuineText: '{organisation} has issued it.',
  enteredTitle: 'This record was entered by a member',
  enteredText:
    '{organisation} keeps it as the member wrote it, and has not confirmed what it says. It is no certificate.',
  summaryTitle: 'This summary is genuine',
  summaryText:
    '{organisation} has issued it. It adds up what its member has entered too, which {organisation} has not confirmed.',
  revokedTitle: 'This document is no longer valid',
  revokedText:
    '{organisation} issued it, and it no longer stands: what it was about was changed or deleted since, or it was revoked.',
  unknownTitle: 'There is no such certificate',
  unknownText: '{organisation} has issued no certificate with this number. Compare it with the one on paper.',
  organisation: 'Organisation',
  kind: 'Kind',
  record: 'Certificate of professional development',
  fallen: 'Record of professional development',
  entered: 'Record entered by a member, not confirmed',
  summary: 'CPD summary',
  issued: 'Issued',
  number: 'Number',
  note: 'This page tells nothing else, so compare what the paper says with whoever showed it to you.',
});
