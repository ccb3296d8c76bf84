import type { Insight } from '@portal/api';
import { useFormats, useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  Illustration,
  Inline,
  lazyComponent,
  ProblemPanel,
  Select,
  Stack,
  Text,
  weekStartOf,
} from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { type InsightChoices, inRange, isRunning, rangeIds, stepsOf } from './insight-choices.ts';
import { InsightSkeleton } from './InsightSkeleton.tsx';

const InsightCharts = lazyComponent(() =>
  import('./InsightCharts.tsx').then((module) => ({ default: module.InsightCharts })),
);

export interface InsightScreenProps {
  view: View<Insight>;
  choices: InsightChoices;
  onChoose: (choices: InsightChoices) => void;
}

/** How one community does over time, or all of them. */
export function InsightScreen({ view, choices, onChoose }: InsightScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={5}>
      <Choices choices={choices} onChoose={onChoose} />
      <ViewSwitch
        view={view}
        loading={() => <InsightSkeleton />}
        empty={() => (
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t('insightNothing')}
            text={t('insightNothingText')}
          />
        )}
        failed={(problem, retry) => <ProblemPanel title={t('insightFailed')} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('insightFailed')} text={problem.message} />}
        ready={({ figures, countedSince }) => (
          <Stack gap={4}>
            <Counted figures={figures} since={countedSince} step={choices.step} />
            <InsightCharts figures={figures} choices={choices} fallback={<InsightSkeleton />} onError="retry" />
          </Stack>
        )}
      />
    </Stack>
  );
}

const rangeLabels = {
  month: 'insightMonth',
  quarter: 'insightQuarter',
  year: 'insightYear',
  twoYears: 'insightTwoYears',
} as const;

const stepLabels = { day: 'insightByDay', week: 'insightByWeek', month: 'insightByMonth' } as const;

function Choices({ choices, onChoose }: Pick<InsightScreenProps, 'choices' | 'onChoose'>) {
  const t = useMessages(communitiesAdminMessages);
  const steps = stepsOf(choices.range);
  return (
    <Inline gap={4} align="end">
      <Select
        label={t('insightRange')}
        value={choices.range}
        options={rangeIds.map((id) => ({ value: id, label: t(rangeLabels[id]) }))}
        onChange={(value) => {
          const range = rangeIds.find((id) => id === value);
          if (range !== undefined) onChoose(inRange(range, choices.step));
        }}
      />
      <Select
        label={t('insightStep')}
        value={choices.step}
        options={steps.map((step) => ({ value: step, label: t(stepLabels[step]) }))}
        onChange={(step) => onChoose(inRange(choices.range, step))}
      />
    </Inline>
  );
}

const runningTexts = { day: null, week: 'insightWeekRuns', month: 'insightMonthRuns' } as const;

interface CountedProps {
  figures: Insight['figures'];
  since: string | null;
  step: InsightChoices['step'];
}

/** What stands behind the figures, so that a week that has just begun is not taken for a bad one. */
function Counted({ figures, since, step }: CountedProps) {
  const t = useMessages(communitiesAdminMessages);
  const { day } = useFormats();
  const { locale } = usePortal();
  const last = figures.at(-1);
  const running = runningTexts[step];
  const runs = running !== null && last !== undefined && isRunning(last, step, weekStartOf(locale));
  return (
    <Text tone="quiet">
      {since !== null && t('insightCounted', { date: day(since) })} {runs && t(running)}
    </Text>
  );
}
