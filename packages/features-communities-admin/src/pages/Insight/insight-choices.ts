import type { InsightStep } from '@portal/api';
import { daysAfter, type InsightDays, insightSpans } from '@portal/rules';
import type { Search, SearchCodec } from '@portal/kit';

/** How far back it goes, and by what it is told: as many points as a chart can show. */
const insightRanges = {
  month: { days: 28, steps: ['day', 'week'] },
  quarter: { days: 91, steps: ['week', 'day', 'month'] },
  year: { days: 365, steps: ['month', 'week'] },
  twoYears: { days: 730, steps: ['month', 'week'] },
} as const satisfies Record<string, { days: number; steps: readonly [InsightStep, ...InsightStep[]] }>;

type InsightRange = keyof typeof insightRanges;

export interface InsightChoices {
  range: InsightRange;
  step: InsightStep;
}

const firstRange: InsightRange = 'quarter';

export const rangeIds: readonly InsightRange[] = ['month', 'quarter', 'year', 'twoYears'];

/** What a range can be told by, from the shortest on. */
export function stepsOf(range: InsightRange): InsightStep[] {
  const all: readonly InsightStep[] = ['day', 'week', 'month'];
  const open: readonly InsightStep[] = insightRanges[range].steps;
  return all.filter((step) => open.includes(step));
}

/** The range with a step that it has: the one before, or its own. */
export function inRange(range: InsightRange, step: string): InsightChoices {
  const { steps } = insightRanges[range];
  return { range, step: steps.find((one) => one === step) ?? steps[0] };
}

export const insightInAddress: SearchCodec<InsightChoices> = {
  read: ({ range = '', step = '' }: Search) => inRange(rangeIds.find((id) => id === range) ?? firstRange, step),
  write: ({ range, step }) => ({
    range: range === firstRange ? undefined : range,
    step: step === insightRanges[range].steps[0] ? undefined : step,
  }),
};

const longestStep = 31;

/** The days that are asked for, from the first whole step on. Today is not over, and so not counted. */
export function requestedDays({ range, step }: InsightChoices, today: string, weekStart: number): InsightDays {
  const [first, to] = [daysAfter(today, -insightRanges[range].days), daysAfter(today, -1)];
  const spans = insightSpans({ from: daysAfter(first, -longestStep), to }, { step, weekStart });
  return { from: spans.find(({ from }) => from >= first)?.from ?? first, to };
}

/** Whether a step goes on after the last day that was counted of it. */
export function isRunning({ from, to }: InsightDays, step: InsightStep, weekStart: number): boolean {
  return insightSpans({ from, to: daysAfter(to, 1) }, { step, weekStart }).length === 1;
}
