import { testPortal } from '@portal/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reader } from '../model/post-permissions.ts';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { sampleComment, samplePost } from '@portal/stories/samples/posts';
import { LiveComment } from './Comments/LiveComment.tsx';
import { TagEditor } from './EditTags/TagEditor.tsx';
import { FavouriteToggle } from './FavouriteToggle/FavouriteToggle.tsx';
import { LikeToggle } from './LikeToggle/LikeToggle.tsx';
import { LivePost } from './LivePost/LivePost.tsx';
import { usePostActions } from './LivePost/use-post-actions.ts';
import { MeetingFavourite } from './Meetings/MeetingFavourite.tsx';

let changes: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text.
    if (init?.method !== 'GET') changes.push(new URL(input as string).pathname.replace('/api/v1/community/', ''));
    return Response.json({ tags: [], totalItemCount: 0 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const post = samplePost({ tags: [{ id: 't-1', name: 'Burns' }] });
const community = sampleCommunity({ isLiked: false, isFavorite: false });
const meeting = sampleMeeting({ isFavorite: false });

function PostButton({ of }: { of: 'like' | 'save' }) {
  return <button onClick={usePostActions(post)[of].toggle}>{of}</button>;
}

const comment = (
  <LiveComment
    comment={sampleComment({ isLiked: false })}
    post={post}
    reader={reader('p-001', [], ['commentCreate'])}
    role={undefined}
    isOnPost
    canReply={false}
    wasAnswered={false}
    onReply={() => undefined}
  />
);

test.each<[string, number, () => ReactElement, RegExp, string]>([
  ['a like of a community [COM-809]', 500, () => <LikeToggle community={community} />, /^Like/, `${community.id}/like`],
  ['a like of a post [COM-809]', 500, () => <PostButton of="like" />, /like/, `post/${post.id}/like`],
  [
    'a like of a post in the admin area [COM-811]',
    700,
    () => <LivePost post={post} permissions={[]} layout="feed" headingLevel={2} isInAdmin />,
    /^Like/,
    `post/${post.id}/like`,
  ],
  ['a like of a comment [COM-809]', 500, () => comment, /^Like/, `post/${post.id}/comment/comment-sample/like`],
  [
    'a favourite community [COM-810] [DIR-121]',
    500,
    () => <FavouriteToggle community={community} />,
    /^Add/,
    `${community.id}/add-to-favorite`,
  ],
  [
    'a favourite meeting [COM-810]',
    500,
    () => <MeetingFavourite meeting={meeting} />,
    /^Add/,
    `${meeting.communityId}/meeting/${meeting.id}/add-to-favorite`,
  ],
  ['a saved post [COM-812]', 600, () => <PostButton of="save" />, /save/, `post/${post.id}/save`],
  [
    'tags of a post [COM-813]',
    1000,
    () => <TagEditor post={post} onDone={() => undefined} />,
    /^Remove Burns/,
    `post/${post.id}/set-tags`,
  ],
])('%s: sent %i ms after the last click', async (_, ms, button, name, path) => {
  const { wrapper } = testPortal();
  render(button(), { wrapper });
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(ms - 1));
  expect(changes).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(changes).toEqual([path]);
});

test.each<[string, () => ReactElement, RegExp]>([
  ['a favourite community', () => <FavouriteToggle community={community} />, /^Add/],
  ['a favourite meeting', () => <MeetingFavourite meeting={meeting} />, /^Add/],
  ['a saved post', () => <PostButton of="save" />, /save/],
  [
    'tags that wait for approval',
    () => <TagEditor post={{ ...post, isEditApprovalNeeded: true }} onDone={() => undefined} />,
    /^Remove Burns/,
  ],
])('%s: its toast stays for 3.5 s [COM-691]', async (_, button, name) => {
  const { wrapper, toasts } = testPortal();
  render(button(), { wrapper });
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(toasts()).toMatchObject([{ tone: 'positive', durationMs: 3500 }]);
});
