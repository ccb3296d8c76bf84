import type { Poll } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { type PollFacts, shownPoll } from '@portal/rules';
import type { MockPoll } from '../state.ts';

/** A poll as the rules know it. */
export function factsOfPoll({ options, votes, ...poll }: MockPoll): PollFacts {
  const given = [...votes.values()].flat();
  return {
    ...poll,
    options: options.map((option) => ({ ...option, votesCount: given.filter((id) => id === option.id).length })),
    votersCount: votes.size,
  };
}

/** The poll of a post as one person sees it; null where it has none. */
export function pollReply(
  { polls, clock }: MockState,
  postId: string,
  viewer: { personId: string; mayEdit: boolean },
): Poll | null {
  const poll = polls.get(postId);
  if (poll === undefined) return null;
  const myOptionIds = poll.votes.get(viewer.personId) ?? [];
  return shownPoll({ ...factsOfPoll(poll), myOptionIds }, viewer.mayEdit, clock());
}
