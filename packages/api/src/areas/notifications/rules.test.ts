import { expect, test } from 'vitest';
import { isOpenNews } from './rules.ts';
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
    ].map((name, at) => [name, at + 1]),
  );
});

test.each([
  ['newMeetWasCreated', { isPublic: false, isJoined: false }, false],
  ['newMeetWasCreated', { isPublic: false, isJoined: true }, true],
  ['newMeetWasCreated', { isPublic: true, isJoined: false }, true],
  ['newOpenCommunityCreated', { isPublic: false, isJoined: false }, true],
] as const)('%s is told of a community that is %j: %s', (type, community, expected) => {
  expect(isOpenNews(notificationTypes[type], community)).toBe(expected);
});
