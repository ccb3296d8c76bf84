import type { Insight, InsightStep } from '@portal/api/contract';
import type { StatelessHandlersOf } from '../../mock/handler-types.ts';
import { refuse } from '../../mock/mock-problem.ts';
import { dayIn, daysAfter, insightFigures, insightRefusal, insightSpans } from '@portal/rules';
import { sampleDays } from './sample-days.ts';

/** Of the organisation of the demo. */
const zone = 'Australia/Sydney';
const countedDays = 182;
const allPlaces = { size: 600, seed: 7 };

export const insight: StatelessHandlersOf<'insight'> = {
  ofCommunity: ({ query }, { now, facts }) => overTime(query, now, placeOf(facts.communityAccess.community.id)),
  overall: ({ query }, { now }) => overTime(query, now, allPlaces),
};

interface InsightQuery {
  from: string;
  to: string;
  step: InsightStep;
  weekStart: number;
}

function overTime(query: InsightQuery, now: Date, place: { size: number; seed: number }): Insight {
  refuse(insightRefusal(query));
  const countedSince = daysAfter(dayIn(now, zone), -countedDays);
  const days = sampleDays({ from: countedSince, count: countedDays, ...place });
  return { figures: insightFigures(days, insightSpans(query, query)), countedSince };
}

/** Communities differ, and each stays as it is. */
function placeOf(id: string): { size: number; seed: number } {
  const seed = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return { size: 20 + (seed % 90), seed };
}
