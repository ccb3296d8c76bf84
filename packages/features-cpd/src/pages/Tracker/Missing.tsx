import type { CpdPeriod } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { dayText } from '../../model/cpd-dates.ts';

/** What is still to be done, in words. */
export function Missing({ period: { standing, isCurrent } }: { period: CpdPeriod }) {
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
        <Text size="sm" tone="positive">
          {t('allDone')}
        </Text>
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
