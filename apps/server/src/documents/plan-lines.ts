import type { Profile } from '@portal/kit/access';
import { completedDateText } from './completed-date.ts';
import { dayText, documentWords } from './document-words.ts';
import type { SummaryGoal, SummaryPlan } from './summary-facts.ts';

type ProfileOfPlan = Pick<Profile, 'locale' | 'messages' | 'timeZone'>;

/** Goals as a table: what, why, by when, and whether they are reached. */
export function goalTable(profile: ProfileOfPlan, { goals }: Pick<SummaryPlan, 'goals'>) {
  const t = documentWords({ profile });
  return {
    title: t('goals'),
    heads: [t('goal'), t('why'), t('by'), t('reached')],
    rows: goals.map((goal) => [goal.title, goal.why, dayText(goal.by, profile), outcome(goal, profile)]),
  };
}

function outcome({ reachedAt }: SummaryGoal, profile: ProfileOfPlan): string {
  const t = documentWords({ profile });
  return reachedAt === null ? t('notReached') : completedDateText(reachedAt, profile.timeZone);
}

/** A reflection by its paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
