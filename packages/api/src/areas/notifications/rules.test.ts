import { expect, test } from 'vitest';
import { isOpenNews, readUntil } from './rules.ts';
import { notificationTypes } from './statuses.ts';

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
