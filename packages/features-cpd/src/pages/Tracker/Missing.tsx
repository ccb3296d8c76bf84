import type { CpdPeriod } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { dayText } from '../../model/cpd-dates.ts';

/** What is still to be done, in words. */
export function Missing({ period: { standing, isCurrent, cpdPeriodId } }: { period: CpdPeriod }) {
  const t = useMessages(messages);
  const amount = (n: number) => t(standing.unit, { n });
  const { reducedFromHours } = standing;
  const reduced = reducedFromHours !== null && (
    <Text size="sm" tone="quiet">
      {t('reduced', { amount: amount(reducedFromHours) })}
    </Text>
  );
  if (standing.isMet)
    return (
      <>
        {standing.plan.isMet ? (
          <Text size="sm" tone="positive">
            {t('allDone')}
          </Text>
        ) : (
          <MissingPlan standing={standing} isCurrent={isCurrent} lastDay={cpdPeriodId} />
        )}
        {reduced}
      </>
    );
  return (
    <>
      {reduced}
      {standing.missing.map(({ kind, categoryName, hours, by }) => (
        <Text key={`${kind} ${categoryName} ${by}`} size="sm">
          {wordsOf(kind, { amount: amount(hours), category: categoryName ?? '', day: dayText(by) })}
        </Text>
      ))}
      <MissingPlan standing={standing} isCurrent={isCurrent} lastDay={cpdPeriodId} />
      {standing.forecast?.isEnough === true && (
        <Text size="sm" tone="quiet">
          {t('forecastEnough', { amount: amount(standing.forecast.hours) })}
        </Text>
      )}
    </>
  );

  function wordsOf(
    kind: CpdPeriod['standing']['missing'][number]['kind'],
    values: { amount: string; category: string; day: string },
  ): string {
    if (kind === 'year') return t('missingYear', values);
    if (kind === 'category') return t(isCurrent ? 'missingCategory' : 'missingCategoryPast', values);
    return t(isCurrent ? 'missingTotal' : 'missingPast', values);
  }
}

interface MissingPlanProps extends Pick<CpdPeriod, 'standing' | 'isCurrent'> {
  lastDay: string;
}

/** Goals to write, and the reflection. */
function MissingPlan({ standing: { plan }, isCurrent, lastDay }: MissingPlanProps) {
  const t = useMessages(messages);
  const n = plan.goalsRequired - plan.goals;
  const day = dayText(lastDay);
  return (
    <>
      {n > 0 && <Text size="sm">{t(isCurrent ? 'missingGoals' : 'missingGoalsPast', { n, day })}</Text>}
      {plan.asksReflection && !plan.isReflected && (
        <Text size="sm">{isCurrent ? t('missingReflection', { day }) : t('missingReflectionPast')}</Text>
      )}
    </>
  );
}
