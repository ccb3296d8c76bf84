import type { MockState } from '../../../mock/mock-state.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { hasTexts, pollChangeRefusal, type PollWish } from '@portal/rules';
import { factsOfPoll } from './poll-reply.ts';

/** Gives a post this poll, or none. Its answers stay the same ones as long as their words do. */
export function changePoll(state: MockState, postId: string, wish: PollWish | null): void {
  const poll = state.polls.get(postId);
  if (poll) refuse(pollChangeRefusal(factsOfPoll(poll), wish));
  if (wish === null) {
    state.polls.delete(postId);
    return;
  }
  const { options: texts, ...rest } = wish;
  const unchanged = poll && hasTexts(poll.options, texts) ? poll : null;
  const options = unchanged?.options ?? texts.map((text) => ({ id: state.nextId('option'), text }));
  state.polls.set(postId, { ...rest, options, votes: unchanged?.votes ?? new Map() });
}
