import type { InsightFigures } from '@portal/api';
import type { communitiesAdminMessages } from '../../messages.ts';

type Words = keyof typeof communitiesAdminMessages.texts;

interface InsightChart {
  id: string;
  title: Words;
  /** What is counted, where the title does not say it. */
  hint: Words | null;
  series: readonly { figure: Exclude<keyof InsightFigures, 'from' | 'to'>; label: Words }[];
}

/** The charts in their order, each with what it draws. */
export const insightCharts: readonly InsightChart[] = [
  {
    id: 'members',
    title: 'insightMembers',
    hint: null,
    series: [{ figure: 'members', label: 'insightMembers' }],
  },
  {
    id: 'joined',
    title: 'insightJoined',
    hint: null,
    series: [{ figure: 'joined', label: 'insightJoined' }],
  },
  {
    id: 'readers',
    title: 'insightReaders',
    hint: 'insightReadersHint',
    series: [{ figure: 'readers', label: 'insightReaders' }],
  },
  {
    id: 'posts',
    title: 'insightPosts',
    hint: null,
    series: [{ figure: 'posts', label: 'insightPosts' }],
  },
  {
    id: 'questions',
    title: 'insightQuestions',
    hint: 'insightQuestionsHint',
    series: [
      { figure: 'questions', label: 'insightAsked' },
      { figure: 'answered', label: 'insightAnswered' },
    ],
  },
  {
    id: 'unanswered',
    title: 'insightUnanswered',
    hint: 'insightUnansweredHint',
    series: [{ figure: 'unanswered', label: 'insightUnanswered' }],
  },
];
