import type { CpdPeriod } from '@portal/api';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { dayAt } from '../../model/cpd-dates.ts';
import { MissingPlan } from './MissingPlan.tsx';

type OneMissing = CpdPeriod['standing']['missing'][number];

/** What is still to be done, in words. */
export function Missing({ period }: { period: CpdPeriod }) {
  const t = useMessages(cpdMessages);
  const { standing } = period;
  const { reducedFromHours } = standing;
  const isDone = standing.isMet && standing.plan.isMet;
  return (
    <>
      {isDone && (
        <Text size="sm" tone="positive">
          {t('allDone')}
        </Text>
      )}
      {reducedFromHours !== null && (
        <Text size="sm" tone="quiet">
          {t('reduced', { amount: t(standing.unit, { n: reducedFromHours }) })}
        </Text>
      )}
      <MissingAmounts period={period} />
      <MissingPlan period={period} />
      {!standing.isMet && <Forecast period={period} />}
    </>
  );
}

/** Amounts of now, and what of a period that rolls will be missing beside them. */
function MissingAmounts({ period: { standing, isCurrent } }: { period: CpdPeriod }) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const { clock, profile } = usePortal();
  const today = dayAt(clock.now(), profile.timeZone);
  const { missing, ahead, unit, isRolling } = standing;
  const values = ({ hours, categoryName, by }: OneMissing) => {
    return { amount: t(unit, { n: hours }), category: categoryName ?? '', day: dayText(by) };
  };
  const isMore = (one: OneMissing) => missing.every((now) => keyOf(now) !== keyOf(one) || now.hours < one.hours);
  return (
    <>
      {missing.map((one) => (
        <Text key={`${keyOf(one)} ${one.by}`} size="sm">
          {wordsOf(one)}
        </Text>
      ))}
      {ahead?.missing.filter(isMore).map((one) => (
        <Text key={`ahead ${keyOf(one)}`} size="sm">
          {t(one.kind === 'category' ? 'aheadCategory' : 'aheadTotal', values(one))}
        </Text>
      ))}
    </>
  );

  function wordsOf(one: OneMissing): string {
    // What is missing of the months up to today is to be done by no day.
    const isOver = !isCurrent || isRolling;
    if (one.kind === 'year') return t(one.by < today ? 'missingYearPast' : 'missingYear', values(one));
    if (one.kind === 'category') return t(isOver ? 'missingCategoryPast' : 'missingCategory', values(one));
    return t(isOver ? 'missingPast' : 'missingTotal', values(one));
  }
}

function keyOf({ kind, categoryName }: OneMissing): string {
  return `${kind} ${categoryName}`;
}

/** Where the pace of today leads: whoever is behind has most use for it. */
function Forecast({ period: { standing, minimumRequiredHours } }: { period: CpdPeriod }) {
  const t = useMessages(cpdMessages);
  const { forecast, unit } = standing;
  if (forecast === null) return null;
  const amount = t(unit, { n: forecast.hours });
  const missing = Math.round(((minimumRequiredHours ?? 0) - forecast.hours) * 100) / 100;
  return (
    <Text size="sm" tone="quiet">
      {forecast.isEnough || missing <= 0
        ? t('forecastEnough', { amount })
        : t('forecastShort', { amount, missing: t(unit, { n: missing }) })}
    </Text>
  );
}
