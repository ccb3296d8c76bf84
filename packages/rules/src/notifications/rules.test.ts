import { notificationTypes } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { digestsDue, isOpenNews, newsSince, noNewsByMail, readUntil, typesMailed } from './rules.ts';

test('what a notification tells of has its number on the wire [HOM-072]', () => {
  expect(Object.entries(notificationTypes)).toEqual(
    [
      'newOpenCommunityCreated',
      'newPostWasCreated',
      'yourPostWasApproved',
      'yourPostWasCommented',
      'postWasUpdated',
      'newPostWasShared',
      'newActionRequestToPost',
      'newActionRequestToComment',
      'postInYourGroupWasCommented',
      'newActionResolutionToPost',
      'newActionResolutionToComment',
      'newAssetWasCreated',
      'newMeetWasCreated',
      'newAddedMember',
      'newBlockedMember',
      'newAwaitingMember',
      'yourCommentWasReplied',
      'youWereMentioned',
      'meetingWasMoved',
    ].map((name, at) => [name, at + 1]),
  );
});

test.each([
  [{ isPublic: false, isJoined: false }, false],
  [{ isPublic: false, isJoined: true }, true],
  [{ isPublic: true, isJoined: false }, true],
])('what happens in a community that is %j is told of: %s', (community, expected) => {
  expect(isOpenNews(community)).toBe(expected);
});

test.each([
  ['nothing', undefined, '2026-11-18T10:00:00.000Z'],
  ['what happened before', '2026-11-18T09:00:00.000Z', '2026-11-18T09:00:00.000Z'],
  ['what a wrong clock says', '2026-11-19T09:00:00.000Z', '2026-11-18T10:00:00.000Z'],
])('who has seen %s has read all until then', (_, seen, until) => {
  expect(readUntil(seen, new Date('2026-11-18T10:00:00.000Z')).toISOString()).toBe(until);
});

test.each([
  { title: 'before seven on a Monday', weekday: 1, hour: 6, due: [] },
  { title: 'from seven on a Monday', weekday: 1, hour: 7, due: ['daily', 'weekly'] },
  { title: 'late on a Monday', weekday: 1, hour: 23, due: ['daily', 'weekly'] },
  { title: 'on another day', weekday: 7, hour: 7, due: ['daily'] },
])('digests that are due $title', ({ weekday, hour, due }) => {
  expect(digestsDue({ weekday, hour })).toEqual(due);
});

test('each kind of news stands for its types in the way that was chosen', () => {
  expect(typesMailed(noNewsByMail, 'digest')).toEqual([]);
  const wishes = { ...noNewsByMail, comments: 'digest', mentions: 'atOnce', meetings: 'digest' } as const;
  expect(typesMailed(wishes, 'digest')).toEqual([4, 9, 13, 19]);
  expect(typesMailed(wishes, 'atOnce')).toEqual([18]);
});

test('a mail goes back to the last one, but not beyond what is told', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const yesterday = new Date('2026-11-30T00:00:00Z');
  expect(newsSince(yesterday, now)).toEqual(yesterday);
  expect(newsSince(new Date(0), now)).toEqual(new Date('2026-09-02T00:00:00Z'));
});
