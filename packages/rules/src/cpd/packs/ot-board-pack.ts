import type { RulePack } from '@portal/api/rules';

/** The Occupational Therapy Board of Australia: twenty hours a year of registration, five of them with other people, five for each whole quarter; a portfolio with what is aimed at and a reflection. */
export const otBoardPack: RulePack = {
  id: 'ot-board',
  name: 'Occupational Therapy Board of Australia',
  source: 'https://www.occupationaltherapyboard.gov.au/Registration-Standards/Continuing-professional-development.aspx',
  unit: { name: 'hours', minutes: 60 },
  cycle: { kind: 'fixed', startMonth: 12, startDay: 1, years: 1, firstYear: 2019, yearlyMinimumMinutes: 0 },
  requiredMinutes: 1200,
  categories: [
    { id: 'interactive', name: 'Interactive', minimumMinutes: 300, capMinutes: null, countsPercent: 100 },
    { id: 'self-directed', name: 'Self-directed', minimumMinutes: 0, capMinutes: null, countsPercent: 100 },
  ],
  countsOthers: true,
  carryOver: null,
  proRata: { by: 'quarter', roundToMinutes: 60, scalesMinimums: true },
  plan: { goals: 1, reflection: true },
};
