import { conflict, invalid, limits, notFound, type PollResults, type Refusal } from '@portal/api/rules';

/** A poll as its author wants it. */
export interface PollWish {
  options: readonly string[];
  isMultiple: boolean;
  results: PollResults;
  closesAt: Date | null;
}

interface SentPoll {
  pollOptions?: readonly string[] | undefined;
  isPollMultiple?: boolean | undefined;
  pollResults?: PollResults | undefined;
  pollClosesAt?: string | undefined;
}

/** The poll that is sent with a post; null where it has none. */
export function pollWish({ pollOptions, isPollMultiple, pollResults, pollClosesAt }: SentPoll): PollWish | null {
  if (pollOptions === undefined) return null;
  return {
    options: pollOptions,
    isMultiple: isPollMultiple ?? false,
    results: pollResults ?? 'afterVote',
    closesAt: pollClosesAt === undefined ? null : new Date(pollClosesAt),
  };
}

const dayMs = 86_400_000;

/** Why a poll cannot be asked as it is wished. */
export function pollRefusal({ options, results, closesAt }: PollWish, now: Date): Refusal | null {
  if (hasDoubles(options)) return invalid('body.pollOptions', 'Each answer can be there once');
  if (closesAt === null)
    return results === 'afterClose'
      ? invalid('body.pollClosesAt', 'Results that show once the poll is closed want a time of closing')
      : null;
  const ms = closesAt.getTime() - now.getTime();
  if (ms <= 0) return invalid('body.pollClosesAt', 'A poll closes at a time to come');
  return ms > limits.poll.days * dayMs
    ? invalid('body.pollClosesAt', `A poll closes within ${limits.poll.days} days`)
    : null;
}

/** Whether two answers would read the same. */
export function hasDoubles(options: readonly string[]): boolean {
  return new Set(options.map((text) => text.trim().toLocaleLowerCase('en'))).size < options.length;
}

/** What of a poll decides what may be done with it. */
export interface PollFacts {
  options: readonly { id: string; text: string; votesCount: number }[];
  isMultiple: boolean;
  results: PollResults;
  closesAt: Date | null;
  votersCount: number;
}

/** People have answered what stood there: once somebody has voted, only the time of closing changes. */
export function pollChangeRefusal(
  poll: Omit<PollFacts, 'closesAt' | 'options'> & { options: readonly { text: string }[] },
  wish: PollWish | null,
): Refusal | null {
  if (poll.votersCount === 0) return null;
  if (wish === null) return conflict('People have voted already, so the poll stays.');
  const isSame =
    poll.isMultiple === wish.isMultiple && poll.results === wish.results && hasTexts(poll.options, wish.options);
  return isSame ? null : conflict('People have voted already, so what the poll asks can no longer change.');
}

/** Whether a poll has these answers, in this order. */
export function hasTexts(options: readonly { text: string }[], texts: readonly string[]): boolean {
  return options.length === texts.length && options.every(({ text }, at) => text === texts[at]);
}

/** What an edit would make of a poll, and of whether the post is a question, cannot wait for approval: votes would come meanwhile. */
export function pollEditRefusal({
  isQuestion,
  poll,
}: {
  isQuestion: boolean | undefined;
  /** Null takes it away, undefined leaves it. */
  poll: PollWish | null | undefined;
}): Refusal | null {
  return isQuestion === undefined && poll === undefined
    ? null
    : conflict('Where changes wait for approval, a poll cannot be changed, nor whether a post is a question.');
}

export function isPollClosed({ closesAt }: { closesAt: Date | null }, now: Date): boolean {
  return closesAt !== null && closesAt <= now;
}

/** Why a vote does not count; no answer at all takes the vote back. */
export function voteRefusal(optionIds: readonly string[], poll: PollFacts | null, now: Date): Refusal | null {
  if (poll === null) return notFound;
  if (isPollClosed(poll, now)) return conflict('This poll is closed.');
  if (!optionIds.every((id) => poll.options.some((option) => option.id === id)))
    return invalid('body.optionIds', 'This answer does not exist');
  return !poll.isMultiple && optionIds.length > 1 ? invalid('body.optionIds', 'This poll takes one answer') : null;
}

interface Seeing {
  results: PollResults;
  isClosed: boolean;
  hasVoted: boolean;
  mayEdit: boolean;
}

export function seesResults({ results, isClosed, hasVoted, mayEdit }: Seeing): boolean {
  if (mayEdit || isClosed || results === 'always') return true;
  return results === 'afterVote' && hasVoted;
}

/** A poll as one person sees it. */
export function shownPoll(poll: PollFacts & { myOptionIds: readonly string[] }, mayEdit: boolean, now: Date) {
  const { options, isMultiple, results, closesAt, votersCount, myOptionIds } = poll;
  const isClosed = isPollClosed(poll, now);
  const isSeen = seesResults({ results, isClosed, hasVoted: myOptionIds.length > 0, mayEdit });
  return {
    options: options.map(({ id, text, votesCount }) => ({ id, text, votesCount: isSeen ? votesCount : null })),
    isMultiple,
    results,
    closesAt: closesAt === null ? null : closesAt.toISOString(),
    isClosed,
    votersCount,
    myOptionIds: [...myOptionIds],
  };
}
