import type * as z from 'zod';
import type {
  appeal,
  appealOutcome,
  because,
  decisionReason,
  loggedDeed,
  openAppeal,
  ownDecision,
  heldPost,
  reviewWord,
} from './schemas.ts';

export type DecisionWords = z.input<typeof because>;
export type LoggedAction = z.output<typeof loggedDeed>;
export type Appeal = z.output<typeof appeal>;
export type OpenAppeal = z.output<typeof openAppeal>;
export type OwnDecision = z.output<typeof ownDecision>;
export type DecisionReason = z.output<typeof decisionReason>;
export type AppealOutcome = z.output<typeof appealOutcome>;
export type { ModerationAction } from './statuses.ts';
export type HeldPost = z.output<typeof heldPost>;
export type ReviewWord = z.output<typeof reviewWord>;
