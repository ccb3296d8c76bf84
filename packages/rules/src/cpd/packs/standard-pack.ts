import type { RulePack } from '@portal/api/rules';

/** What holds where an organisation says nothing: twenty hours in a calendar year, of whatever kind. */
export const standardPack: RulePack = {
  id: 'standard',
  name: 'Twenty hours a year',
  source: null,
  unit: { name: 'hours', minutes: 60 },
  cycle: { kind: 'fixed', startMonth: 1, startDay: 1, years: 1, firstYear: 2000, yearlyMinimumMinutes: 0 },
  requiredMinutes: 1200,
  categories: [],
  countsOthers: true,
  carryOver: null,
  proRata: null,
  plan: null,
};
