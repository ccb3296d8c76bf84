import type { RulePack } from '@portal/api/rules';

export interface CompletedCourse {
  /** Null: it does not count for CPD. */
  cpdMinutes: number | null;
  /** A category of the organisation's rules; '' for none of them. */
  cpdCategory: string;
  /** What the system that gives the course calls its kind. */
  categoryName: string;
}

/** What a record says of a course that somebody has completed; null where it does not count. A category that the rules do not have is none. */
export function completedCourse(
  { cpdMinutes, cpdCategory, categoryName }: CompletedCourse,
  { categories }: Pick<RulePack, 'categories'>,
) {
  if (cpdMinutes === null || cpdMinutes <= 0) return null;
  const category = categories.some(({ id }) => id === cpdCategory) ? cpdCategory : '';
  return { minutes: cpdMinutes, category, domain: categoryName, presenter: '' };
}
