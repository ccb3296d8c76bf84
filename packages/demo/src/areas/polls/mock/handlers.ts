import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { mayEditPost, voteRefusal, withoutDoubles } from '@portal/rules';
import { factsOf } from '../../posts/mock/access.ts';
import { factsOfPoll, pollReply } from './poll-reply.ts';

export const polls: HandlersOf<'polls'> = {
  vote({ body }, call) {
    const { state, now } = call;
    const { post, communityAccess } = call.facts;
    const viewer = viewerOf(call);
    const poll = state.polls.get(post.id);
    const optionIds = withoutDoubles(body.optionIds);
    refuse(voteRefusal(optionIds, poll ? factsOfPoll(poll) : null, now));
    if (poll === undefined) throw notFound();
    const votes = new Map(poll.votes);
    if (optionIds.length === 0) votes.delete(viewer.id);
    else votes.set(viewer.id, optionIds);
    state.polls.change(post.id, { votes });
    const mayEdit = mayEditPost(factsOf(post, communityAccess), viewer);
    const reply = pollReply(state, post.id, { personId: viewer.id, mayEdit });
    if (reply === null) throw notFound();
    return reply;
  },
};
