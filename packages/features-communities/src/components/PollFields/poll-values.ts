import type { Poll } from '@portal/api';
import { limits } from '@portal/api';
import { hasDoubles, isLongerThan, type PollResults } from '@portal/rules';

/** What the form of a poll holds. */
export interface PollValues {
  /** As they stand in their fields; empty ones are no answers. */
  options: string[];
  isMultiple: boolean;
  results: PollResults;
  /** Empty for a poll that stays open, in so many days, or at the moment that was chosen before. */
  end: string;
}

export const pollEnds = [1, 3, 7, 14, 28] as const;

export const newPoll: PollValues = { options: ['', ''], isMultiple: false, results: 'afterVote', end: '7' };

export function pollValuesOf({ options, isMultiple, results, closesAt }: Poll): PollValues {
  return { options: options.map(({ text }) => text), isMultiple, results, end: closesAt ?? '' };
}

/** The answers that would be sent. */
function writtenOptions({ options }: Pick<PollValues, 'options'>): string[] {
  return options.map((text) => text.trim()).filter((text) => text !== '');
}

export type PollProblem = 'pollTooFew' | 'pollDoubles' | 'pollOptionTooLong' | 'pollNeverCloses';

/** What is wrong with a poll as it stands in its fields. */
export function pollProblem(values: PollValues | null): PollProblem | null {
  if (values === null) return null;
  const options = writtenOptions(values);
  if (options.length < limits.poll.leastOptions) return 'pollTooFew';
  if (options.some((text) => isLongerThan(text, limits.poll.optionLength))) return 'pollOptionTooLong';
  if (hasDoubles(options)) return 'pollDoubles';
  return values.results === 'afterClose' && values.end === '' ? 'pollNeverCloses' : null;
}

const dayMs = 86_400_000;

/** A poll as a call takes it. */
export function sentPoll(values: PollValues, now: Date) {
  const days = pollEnds.find((count) => String(count) === values.end);
  const closesAt = days === undefined ? values.end : new Date(now.getTime() + days * dayMs).toISOString();
  return {
    pollOptions: writtenOptions(values),
    isPollMultiple: values.isMultiple,
    pollResults: values.results,
    ...(closesAt === '' ? {} : { pollClosesAt: closesAt }),
  };
}

/** What an edit sends of a poll: nothing where it stays as it is. */
export function editedPoll(before: Poll | null, values: PollValues | null, now: Date) {
  if (values === null) return before === null ? {} : { isPollRemoved: true };
  const isSame = before !== null && JSON.stringify(pollValuesOf(before)) === JSON.stringify(values);
  return isSame ? {} : sentPoll(values, now);
}
