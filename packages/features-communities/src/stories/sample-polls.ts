import type { Poll } from '@portal/api';
import { demoWorld } from '@portal/demo/world';

/** A poll that the reader has not voted in, changed as a story needs it. */
export function samplePoll(changes: Partial<Poll> = {}): Poll {
  return {
    options: [
      { id: 'o1', text: 'PRWE', votesCount: 11 },
      { id: 'o2', text: 'QuickDASH', votesCount: 6 },
      { id: 'o3', text: 'Grip strength', votesCount: 0 },
      { id: 'o4', text: 'I just ask', votesCount: 8 },
    ],
    isMultiple: false,
    results: 'always',
    closesAt: null,
    isClosed: false,
    votersCount: 25,
    myOptionIds: [],
    ...changes,
  };
}

/** The same as who may not see the results gets it. */
export function hiddenPoll(changes: Partial<Poll> = {}): Poll {
  const poll = samplePoll({ results: 'afterVote', ...changes });
  return { ...poll, options: poll.options.map((option) => ({ ...option, votesCount: null })) };
}

const world = demoWorld();

/** A post of hand therapy with a poll whose results everybody sees. */
export const polledPost = { alias: 'hand-therapy', id: polledPostId() };

function polledPostId(): string {
  const inHandTherapy = new Set(world.posts.filter(({ communityId }) => communityId === 'c-01').map(({ id }) => id));
  const poll = world.polls.find(({ postId, results }) => results === 'always' && inHandTherapy.has(postId));
  if (poll === undefined) throw new Error('The demo world has no such poll');
  return poll.postId;
}
