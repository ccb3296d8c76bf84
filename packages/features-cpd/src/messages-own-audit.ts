import { defineMessages } from '@portal/kit';

/** What a member reads who is asked in an audit. */
export const ownAuditMessages = defineMessages('cpdOwnAudit', {
  back: 'CPD Tracker',
  draftKind: 'Note on your records',
  loading: 'Loading the audit',
  failed: 'The audit could not be loaded.',
  wantedTitle: '{name}: show your records',
  wantedText:
    'The organisation asks for your CPD from {first} to {last}. Look at what will be submitted, and submit it by {due}.',
  overdueText:
    'The organisation asked for your CPD from {first} to {last} by {due}. Submit it now, or ask for more time.',
  returnedTitle: '{name}: something is missing',
  returnedText: 'Read what is missing, complete your records and submit them again by {due}.',
  look: 'Look and submit',
  noticesFailed: 'Whether you are asked in an audit could not be loaded.',
  retry: 'Try again',
  willBe: 'This will be submitted',
  was: 'This was submitted',
  willBeText:
    'Nobody has seen it yet. Those who audit see what stands here and nothing else of yours. It is kept as it is now: what you change later changes nothing of it.',
  wasText: 'It is kept as it was when you submitted it.',
  acceptedText: 'The organisation has accepted it. There is nothing left to do.',
  closedText: 'This audit is closed.',
  reason: 'What is missing',
  note: 'Anything the organisation should know',
  noteHint: 'For instance why something is missing.',
  noteTooLong: 'At most {n} characters',
  submit: 'Submit',
  submitTitle: 'Submit these records?',
  submitText: '{records} and {files} go to those who audit.',
  submitted: 'Submitted. You will be told once it is decided.',
  submitFailed: 'Your records could not be submitted.',
  changed: 'Your records have changed meanwhile. What stands here now is what would be submitted.',
  cancel: 'Cancel',
});
