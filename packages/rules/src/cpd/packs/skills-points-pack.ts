import type { RulePack } from '@portal/api/rules';

/** A skills body: 120 points in three years, at least twenty in each; reading counts half, and mentoring up to thirty. */
export const skillsPointsPack: RulePack = {
  id: 'skills-points',
  name: 'Skills body, three years',
  source: null,
  unit: { name: 'points', minutes: 60 },
  cycle: { kind: 'fixed', startMonth: 7, startDay: 1, years: 3, firstYear: 2024, yearlyMinimumMinutes: 1200 },
  requiredMinutes: 7200,
  categories: [
    { id: 'training', name: 'Training and assessment', minimumMinutes: 2400, capMinutes: null, countsPercent: 100 },
    { id: 'safety', name: 'Work health and safety', minimumMinutes: 600, capMinutes: null, countsPercent: 100 },
    { id: 'mentoring', name: 'Mentoring', minimumMinutes: 0, capMinutes: 1800, countsPercent: 100 },
    { id: 'reading', name: 'Reading and research', minimumMinutes: 0, capMinutes: 1200, countsPercent: 50 },
  ],
  countsOthers: true,
  carryOver: { capMinutes: 600, lastMonths: 6 },
  proRata: { by: 'month', roundToMinutes: 60, scalesMinimums: true },
  plan: { goals: 2, reflection: false },
};
