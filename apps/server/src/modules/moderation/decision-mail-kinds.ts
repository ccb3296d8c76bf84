import type { mailJobs } from '../../db/schema/index.ts';

const decisionMailKinds = ['moderated', 'reportDecided', 'appealAnswered'] as const;
export type DecisionMailKind = (typeof decisionMailKinds)[number];

export function isDecisionMail(kind: (typeof mailJobs.$inferSelect)['kind']): kind is DecisionMailKind {
  return decisionMailKinds.some((one) => one === kind);
}
