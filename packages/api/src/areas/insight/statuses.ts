/** What figures over time are told by. */
export const insightSteps = ['day', 'week', 'month'] as const;
export type InsightStep = (typeof insightSteps)[number];

/** What is counted of each day. */
export type CountedFigure = 'members' | 'joined' | 'readers' | 'posts' | 'questions' | 'answered' | 'unanswered';
