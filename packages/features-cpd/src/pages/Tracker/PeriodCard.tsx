import type { CpdPeriod } from '@portal/api';
import { useMessages, usePortal, type View } from '@portal/kit';
import { Card, Disclosure, Heading, Inline, ProgressBar, ProgressRing, Stack, Text } from '@portal/ui';
import { useEffect } from 'react';
import { cpdMessages } from '../../messages.ts';
import { yearsOf } from '../../model/cpd-dates.ts';
import { progressOf } from '../../model/progress-of.ts';
import { type Gap, GapFillers } from './GapFillers.tsx';
import { Missing } from './Missing.tsx';
import { PlanSection } from './PlanSection.tsx';
import * as styles from './PeriodCard.css.ts';
import { PeriodSummary } from './PeriodSummary.tsx';
import type { RecordHandlers } from './RecordItem.tsx';
import { PeriodRecords, LazyPeriodRecords } from './LazyPeriodRecords.tsx';

export interface PeriodCardProps extends RecordHandlers {
  period: CpdPeriod;
  /** What gives something of what is missing. */
  gap: View<Gap>;
  /** Whether the portal has events that could. */
  hasEvents: boolean;
  /** The period whose goals and reflection are open at first. */
  openPlan?: string | undefined;
}

/** One period: how far it has come, what is missing, and its records when they are asked for. */
export function PeriodCard({ period, gap, hasEvents, openPlan, ...handlers }: PeriodCardProps) {
  const t = useMessages(cpdMessages);
  const { profile } = usePortal();
  const years = yearsOf(period, profile.timeZone);
  const done = String(period.completedTotalHours);
  const isPoints = period.standing.unit === 'points';
  // The tracker is there: its details come before anybody opens them.
  useEffect(() => PeriodRecords.prefetch(), []);
  return (
    <div className={styles.period}>
      <Card as="section" surface={period.isCurrent ? 'raised' : 'flat'}>
        <Stack gap={5}>
          <div className={styles.head}>
            <Stack gap={5}>
              <Heading level={2} size="lg">
                {t(isPoints ? 'periodTitlePoints' : 'periodTitle', { years, done })}
              </Heading>
              <Progress period={period} />
            </Stack>
          </div>
          {period.isCurrent && isShort(period) && (
            <GapFillers
              view={gap}
              hasEvents={hasEvents}
              unit={period.standing.unit}
              lastDay={period.standing.ahead?.by ?? period.cpdPeriodId}
              eventHrefOf={handlers.eventHrefOf}
            />
          )}
          <PeriodSummary period={period} years={years} documents={handlers.documents} />
          <PlanSection period={period} isOpenAtFirst={period.cpdPeriodId === openPlan} />
          {period.recordsCount > 0 ? (
            <Disclosure title={t('viewDetails')}>
              {() => <LazyPeriodRecords period={period} label={t('records', { years })} {...handlers} />}
            </Disclosure>
          ) : (
            <Text tone="quiet">{t('noRecords')}</Text>
          )}
        </Stack>
      </Card>
    </div>
  );
}

/** Something is missing, or will be. */
function isShort({ standing: { isMet, ahead } }: CpdPeriod): boolean {
  return !isMet || (ahead?.missing.length ?? 0) > 0;
}

function Progress({ period }: { period: CpdPeriod }) {
  const t = useMessages(cpdMessages);
  const { standing } = period;
  const { done, required, percent, isPoints } = progressOf(period);
  const wordsOf = (has: number, asks: number) =>
    t(isPoints ? 'progressOfPoints' : 'progressOf', { done: String(has), required: String(asks) });
  const words = wordsOf(done, required);
  const requiredCategories = standing.categories.filter(({ requiredHours }) => requiredHours > 0);
  return (
    <Inline gap={5} align="start">
      <ProgressRing
        label={t('progress')}
        value={Math.min(done, required)}
        target={required}
        valueText={words}
        figure={t('percent', { n: String(percent) })}
      />
      <Stack gap={3} isGrowing>
        <Stack gap={1}>
          <Text size="sm" tone="quiet">
            {t('progress')}
          </Text>
          <Text size="lg" weight="semibold" tone="strong" isTabular>
            {words}
          </Text>
          <Missing period={period} />
        </Stack>
        {requiredCategories.map(({ id, name, completedHours, requiredHours }) => (
          <ProgressBar
            key={id}
            label={name}
            value={completedHours / requiredHours}
            valueLabel={wordsOf(completedHours, requiredHours)}
          />
        ))}
      </Stack>
    </Inline>
  );
}
