export const memberStatuses = ['Active', 'Lapsed', 'Cancelled'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
