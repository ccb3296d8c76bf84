import { type InitialData, shared } from '../../mock/initial-data.ts';
import { type Collection, collection } from '../../mock/collection.ts';
import type { PollFacts } from '@portal/rules';
import type { WorldPoll } from '../../world/world-types.ts';

export interface MockPoll extends Readonly<Pick<PollFacts, 'isMultiple' | 'results' | 'closesAt'>> {
  readonly options: readonly { id: string; text: string }[];
  /** Who voted for what. */
  readonly votes: ReadonlyMap<string, readonly string[]>;
}

export interface PollsState {
  /** By post. */
  polls: Collection<MockPoll>;
}

export function pollsState(initial: InitialData): PollsState {
  return { polls: collection(() => polls(initial)) };
}

const polls = shared(
  ({ world, ago }: InitialData) => new Map(world.polls.map((poll) => [poll.postId, pollOf(poll, ago)])),
);

function pollOf(
  { postId, isMultiple, results, closedMinutesAgo, ...poll }: WorldPoll,
  ago: InitialData['ago'],
): MockPoll {
  const idOf = (at: number) => `${postId}-option-${at + 1}`;
  return Object.freeze({
    isMultiple,
    results,
    closesAt: closedMinutesAgo === null ? null : ago(closedMinutesAgo),
    options: poll.options.map((text, at) => ({ id: idOf(at), text })),
    votes: new Map(poll.votes.map(({ personId, options }) => [personId, options.map(idOf)])),
  });
}
