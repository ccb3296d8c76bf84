import { meetingReplies } from '@portal/rules';
import { type Interaction, recordOutcomes } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CommentComposer } from '../components/Comments/CommentComposer.tsx';
import { FavouriteToggle } from '../components/FavouriteToggle/FavouriteToggle.tsx';
import { useJoin } from '../components/JoinControl/use-join.ts';
import { useMembershipExit } from '../components/JoinControl/use-membership-exit.ts';
import { MeetingFavourite } from '../components/Meetings/MeetingFavourite.tsx';
import { useMeetingReply } from '../components/Meetings/use-meeting-reply.ts';
import { LikeToggle } from '../components/LikeToggle/LikeToggle.tsx';
import { usePostActions } from '../components/LivePost/use-post-actions.ts';
import { PostComposer } from '../components/PostComposer/PostComposer.tsx';
import { emptyPost } from '../components/PostForm/post-values.ts';
import { ReportCommentDialog } from '../components/ReportDialog/ReportCommentDialog.tsx';
import { ReportPostDialog } from '../components/ReportDialog/ReportPostDialog.tsx';
import { elsewhere } from '../manifest.ts';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { samplePost } from '@portal/stories/samples/posts';

interface FormProps {
  onSave?(values: object): Promise<void>;
  onReport?(message: string): Promise<void>;
}

// The forms themselves, with their editors, have stories.
function SentForm({ onSave, onReport }: FormProps) {
  const send = () => onSave?.({ ...emptyPost, title: 'Splints', body: '<p>Hello</p>' }) ?? onReport?.('Spam');
  return <button onClick={() => void send()?.catch(() => undefined)}>Send</button>;
}
vi.mock('../components/Comments/CommentForm.tsx', () => ({ CommentForm: SentForm }));
vi.mock('../components/PostForm/PostForm.tsx', async (original) => ({ ...(await original()), PostForm: SentForm }));
vi.mock('../components/ReportDialog/ReportDialog.tsx', () => ({ ReportDialog: SentForm }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const community = sampleCommunity({ id: 'c-1', isPublic: true, isRequireAgreement: false, isFavorite: false });
const meeting = sampleMeeting({ id: 'm-1', communityId: 'c-1', isFavorite: false, status: meetingReplies.noResponse });
const done = () => undefined;

const sends =
  (form: ReactNode): Interaction =>
  async (around) => {
    render(around(form));
    const open = screen.queryByRole('button', { name: /share/i });
    if (open) fireEvent.click(open);
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  };

function runs<Hook>(useHook: () => Hook, run: (hook: Hook) => Promise<unknown>): Interaction {
  return async (around) => {
    const { result } = renderHook(useHook, { wrapper: ({ children }) => around(children) });
    await act(() => run(result.current));
  };
}

/** What was clicked just now is sent before the page goes. */
const leave = () => fireEvent(window, new Event('pagehide'));

const presses =
  (toggle: ReactNode): Interaction =>
  async (around) => {
    render(around(toggle));
    fireEvent.click(screen.getByRole('button'));
    leave();
  };

const turns =
  (what: 'like' | 'save'): Interaction =>
  async (around) => {
    const { result } = renderHook(() => usePostActions(samplePost({ id: 'p-1' })), {
      wrapper: ({ children }) => around(children),
    });
    act(() => result.current[what].toggle());
    leave();
  };

const interactions: [outcome: string, deed: Interaction, reply: object, detail: object][] = [
  [
    'joined',
    runs(
      () => useJoin(community),
      ({ start }) => start(),
    ),
    { questions: [], status: 'Awaiting' },
    { communityId: 'c-1', status: 'Awaiting' },
  ],
  [
    'left',
    runs(
      () => useMembershipExit(community),
      (exit) => exit.leaveCommunity(),
    ),
    {},
    { communityId: 'c-1' },
  ],
  [
    'left',
    runs(
      () => useMembershipExit(community),
      (exit) => exit.cancelRequest(),
    ),
    {},
    { communityId: 'c-1' },
  ],
  [
    'posted',
    sends(<PostComposer community={community} />),
    { id: 'p-1', status: 2 },
    { communityId: 'c-1', postId: 'p-1', isAwaitingApproval: true },
  ],
  [
    'commented',
    sends(<CommentComposer post={samplePost({ id: 'p-1' })} onDone={done} />),
    { id: 'k-1', postId: 'p-1' },
    { postId: 'p-1', commentId: 'k-1' },
  ],
  ['reported', sends(<ReportPostDialog post={samplePost({ id: 'p-1' })} onClose={done} />), {}, { postId: 'p-1' }],
  [
    'reported',
    sends(
      <ReportCommentDialog comment={{ id: 'k-1', postId: 'p-1' }} post={samplePost({ id: 'p-1' })} onClose={done} />,
    ),
    {},
    { postId: 'p-1', commentId: 'k-1' },
  ],
  ['liked', presses(<LikeToggle community={community} />), {}, { communityId: 'c-1', isLiked: true }],
  ['liked', turns('like'), {}, { postId: 'p-1', isLiked: true }],
  ['saved', turns('save'), {}, { postId: 'p-1', isSaved: true }],
  ['favourited', presses(<FavouriteToggle community={community} />), {}, { communityId: 'c-1', isFavourite: true }],
  [
    'favourited',
    presses(<MeetingFavourite meeting={meeting} />),
    {},
    { communityId: 'c-1', meetingId: 'm-1', isFavourite: true },
  ],
  [
    'replied',
    runs(
      () => useMeetingReply(meeting),
      async (reply) => reply(meetingReplies.going),
    ),
    {},
    { communityId: 'c-1', meetingId: 'm-1', isGoing: true },
  ],
];

function answer(response: () => Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response());
}

test.each(interactions)(
  'a website is told of %s once, when the server has said yes',
  async (outcome, interact, reply, detail) => {
    answer(() => Response.json(reply));
    const { outcomes } = await recordOutcomes(interact);
    await waitFor(() => expect(outcomes).toEqual([[outcome, detail]]));
  },
);

test.each(interactions)('a website is not told of %s that the server has refused', async (_, interact) => {
  const problem = { code: 'conflict', status: 409, message: 'Not now.' };
  answer(() => Response.json(problem, { status: 409 }));
  const { outcomes, toasts } = await recordOutcomes(interact);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(outcomes).toEqual([]);
});

test('each outcome of the manifest is told', () => {
  expect([...new Set(interactions.map(([outcome]) => outcome))]).toEqual(elsewhere.communities.outcomes);
});
