import type { CpdCategory, RulePack } from '@portal/api/rules';

const field = (id: string, name: string): CpdCategory => ({
  id,
  name,
  minimumMinutes: 60,
  capMinutes: null,
  countsPercent: 100,
});

/** Solicitors under the Uniform Law: ten units from April to March, one of each field; of what was too much, up to three units of the last three months count in the next year. */
export const lawUnitsPack: RulePack = {
  id: 'law-units',
  name: 'Legal Profession Uniform Law (solicitors)',
  source: 'https://legislation.nsw.gov.au/view/whole/html/inforce/current/sl-2015-0242',
  unit: { name: 'points', minutes: 60 },
  cycle: { kind: 'fixed', startMonth: 4, startDay: 1, years: 1, firstYear: 2015, yearlyMinimumMinutes: 0 },
  requiredMinutes: 600,
  categories: [
    field('ethics', 'Ethics and professional responsibility'),
    field('practice-management', 'Practice management and business skills'),
    field('professional-skills', 'Professional skills'),
    field('substantive-law', 'Substantive law'),
  ],
  countsOthers: true,
  carryOver: { capMinutes: 180, lastMonths: 3, countsCarried: true },
  proRata: { by: 'month', roundToMinutes: 30, scalesMinimums: false },
  plan: null,
};
