import type { Poll } from '@portal/api';

/** What somebody would have voted for once they have pressed an answer; pressing it again takes it back. */
export function optionsAfter(poll: Pick<Poll, 'isMultiple'>, mine: readonly string[], pressed: string): string[] {
  if (mine.includes(pressed)) return mine.filter((id) => id !== pressed);
  return poll.isMultiple ? [...mine, pressed] : [pressed];
}

/** A poll as it will be with this vote of the person who looks at it. Counts that they do not see stay hidden. */
export function withVote(poll: Poll, optionIds: readonly string[]): Poll {
  const had = new Set(poll.myOptionIds);
  const has = new Set(optionIds);
  return {
    ...poll,
    myOptionIds: [...optionIds],
    votersCount: poll.votersCount + Number(has.size > 0) - Number(had.size > 0),
    options: poll.options.map((option) => ({
      ...option,
      votesCount:
        option.votesCount === null ? null : option.votesCount + Number(has.has(option.id)) - Number(had.has(option.id)),
    })),
  };
}

/** Which part of those who have voted chose an answer: from 0 to 1. */
export function shareOf(votesCount: number, { votersCount }: Pick<Poll, 'votersCount'>): number {
  return votersCount === 0 ? 0 : Math.min(votesCount / votersCount, 1);
}

/** It may have closed since it was read. */
export function isOver({ isClosed, closesAt }: Pick<Poll, 'isClosed' | 'closesAt'>, now: Date): boolean {
  return isClosed || (closesAt !== null && new Date(closesAt) <= now);
}
