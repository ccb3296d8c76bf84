import type { RulePack } from '@portal/api/rules';
import { categoryNameIn } from './category-name.ts';
import { inUnits, missingInUnits } from './cpd-amounts.ts';
import type { Missing, Standing } from './standing.ts';

/** A period as it is told, without its records: amounts in the unit of the rules, edges as moments. */
export function periodFigures(pack: RulePack, standing: Standing, today: string) {
  const { period, forecast } = standing;
  return {
    cpdPeriodId: period.id,
    periodStartDate: period.startAt.toISOString(),
    // Its last moment still belongs to it.
    periodEndDate: new Date(period.endAt.getTime() - 1).toISOString(),
    completedTotalHours: inUnits(pack, standing.doneMinutes),
    minimumRequiredHours: inUnits(pack, standing.requiredMinutes),
    isCurrent: period.firstDay <= today && today <= period.lastDay,
    standing: {
      unit: pack.unit.name,
      percent: standing.percent,
      isMet: standing.isMet,
      reducedFromHours: standing.requiredMinutes < pack.requiredMinutes ? inUnits(pack, pack.requiredMinutes) : null,
      categories: standing.categories.map(({ id, name, countedMinutes, requiredMinutes }) => ({
        id,
        name,
        completedHours: inUnits(pack, countedMinutes),
        requiredHours: inUnits(pack, requiredMinutes),
      })),
      missing: standing.missing.map((one) => missingFigures(pack, one)),
      isRolling: pack.cycle.kind === 'rolling',
      ahead: standing.ahead && {
        by: standing.ahead.by,
        missing: standing.ahead.missing.map((one) => missingFigures(pack, one)),
      },
      plan: standing.plan,
      forecast: forecast && { hours: inUnits(pack, forecast.minutes), isEnough: forecast.isEnough },
    },
  };
}

function missingFigures(pack: RulePack, one: Missing) {
  return {
    kind: one.kind,
    categoryName: one.kind === 'category' ? categoryNameIn(pack, one.categoryId) : null,
    hours: missingInUnits(pack, one.minutes),
    by: one.by,
  };
}
