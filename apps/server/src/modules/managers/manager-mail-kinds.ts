import type { mailJobs } from '../../db/schema/index.ts';

export const managerMailKinds = ['managerAdded', 'managerRemoved'] as const;
export type ManagerMailKind = (typeof managerMailKinds)[number];

export function isManagerMail(kind: (typeof mailJobs.$inferSelect)['kind']): kind is ManagerMailKind {
  return managerMailKinds.some((one) => one === kind);
}
