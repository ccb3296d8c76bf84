/** How the wizard ends. */
export const redirectTypes = ['Auto Rollover', 'Life Member', 'Renew Membership', 'BondMx'] as const;
export type RedirectType = (typeof redirectTypes)[number];

export interface RedirectFacts {
  /** Of the membership: 'Life member'. */
  name: string;
  isOver: boolean;
  isLapsed: boolean;
  renewsItself: boolean;
}

/** What somebody has to do of their membership once they are in; who has none, or one that is over, renews. */
export function redirectType(membership: RedirectFacts | null): RedirectType {
  if (membership === null || membership.isOver) return 'Renew Membership';
  if (/\blife\b/i.test(membership.name)) return 'Life Member';
  if (membership.isLapsed) return 'Renew Membership';
  return membership.renewsItself ? 'Auto Rollover' : 'BondMx';
}
