import { calls, type Meeting, type MeetingReply, useAction, useEndpointCache } from '@portal/api';
import { meetingReplies } from '@portal/rules';
import { useMessages, useOutcome } from '@portal/kit';
import { useRef } from 'react';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesManifest } from '../../manifest.ts';

type Answered = Pick<Meeting, 'id' | 'communityId' | 'status'>;

/** Answers a meeting: shown at once, sent one after the other, and of many the last one counts. */
export function useMeetingReply({ id, communityId, status }: Answered): (next: MeetingReply) => void {
  const t = useMessages(communitiesManifest.messages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const cache = useEndpointCache();
  const action = useAction(calls.meetings.reply, {
    failure: (problem) => ({ text: t('replyFailed'), description: problem.message }),
    // An invitation that is answered waits no longer.
    invalidates: [calls.nextSteps.list],
  });
  /** What the server has, and what is still to be sent. */
  const sent = useRef<{ known: MeetingReply; wish: MeetingReply; isSending: boolean } | null>(null);

  function show(next: MeetingReply) {
    cache.patch('meeting', id, (meeting) => ({
      status: next,
      goingCount:
        meeting.goingCount + Number(next === meetingReplies.going) - Number(meeting.status === meetingReplies.going),
    }));
  }

  async function send(state: { known: MeetingReply; wish: MeetingReply; isSending: boolean }) {
    state.isSending = true;
    try {
      while (state.wish !== state.known) {
        const { wish } = state;
        await action.run({ params: { id: communityId, meetingId: id }, body: { status: wish } });
        state.known = wish;
        emit('replied', { communityId, meetingId: id, isGoing: wish === meetingReplies.going });
      }
    } catch {
      // The toast is the action's; what was shown goes back to what the server has.
      show(state.known);
    } finally {
      sent.current = null;
    }
  }

  return (next) => {
    show(next);
    const state = sent.current ?? { known: status, wish: next, isSending: false };
    state.wish = next;
    sent.current = state;
    if (!state.isSending) void send(state);
  };
}
