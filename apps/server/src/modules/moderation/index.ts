export { type DecisionMailKind, isDecisionMail } from './decision-mail-kinds.ts';
export { decisionMailOf } from './decision-mails.ts';
