import type { mailJobs } from '../../db/schema/index.ts';

const userMailKinds = ['roleChanged', 'accountDisabled', 'accountEnabled'] as const;
export type UserMailKind = (typeof userMailKinds)[number];

export function isUserMail(kind: (typeof mailJobs.$inferSelect)['kind']): kind is UserMailKind {
  return userMailKinds.some((one) => one === kind);
}
