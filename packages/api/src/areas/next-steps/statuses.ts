/** What may be next for somebody, the more urgent before the others where they are due at the same time. */
export const nextStepKinds = [
  'takeSeat',
  'submitAudit',
  'payInvoice',
  'renew',
  'finishCpd',
  'answerMeeting',
  'letIn',
] as const;
export type NextStepKind = (typeof nextStepKinds)[number];
