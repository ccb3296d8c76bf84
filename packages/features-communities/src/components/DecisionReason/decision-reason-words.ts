import type { DecisionReason } from '@portal/api';

/** How each reason is called on screen. */
export const decisionReasonWords = {
  offTopic: 'becauseOffTopic',
  privacy: 'becausePrivacy',
  disrespect: 'becauseDisrespect',
  advertising: 'becauseAdvertising',
  spam: 'becauseSpam',
  wrong: 'becauseMisleading',
  copyright: 'becauseCopyright',
  other: 'becauseOther',
} as const satisfies Record<DecisionReason, string>;
