import { defineMessages } from '@portal/kit';
import { homeManifest, notificationSettingsManifest } from './manifest.ts';

/** Every word of notifications, their settings and announcements. */
export const homeMessages = defineMessages('notifications', {
  ...homeManifest.messages.texts,
  ...notificationSettingsManifest.messages.texts,

  // Top bar
  button: 'Notifications',
  buttonFailed: 'Notifications could not be loaded',
  panelFailed: 'Notifications could not be opened. Try again',

  // Notifications
  panelTitle: 'Notifications',
  all: 'All',
  unread: 'Unread',
  tabs: 'Which notifications',
  noneYet: 'No notifications yet',
  noneYetHint: 'What happens in your communities is told here.',
  noneUnread: 'No unread notifications',
  markAllRead: 'Mark all read',
  markAllFailed: 'Notifications could not be marked as read. Try again',
  seeAll: 'See all notifications',
  failed: 'Notifications could not be loaded.',
  moreFailed: 'More notifications could not be loaded.',
  isUnread: 'Unread',
  andOthers: { one: '{name} and {n} other', other: '{name} and {n} others' },
  newOpenCommunityCreated: '{initiator} opened the community {community}',
  newPostWasCreated: '{initiator} posted “{post}” in {community}',
  yourPostWasApproved: '{initiator} approved your post “{post}”',
  yourPostWasCommented: '{initiator} commented on your post “{post}”',
  postWasUpdated: '{initiator} changed the post “{post}”',
  newPostWasShared: '{initiator} shared the post “{post}” in {community}',
  newActionRequestToPost: '{initiator} reported the post “{post}”',
  newActionRequestToComment: '{initiator} reported a comment on “{post}”',
  postInYourGroupWasCommented: '{initiator} commented on “{post}”',
  newAssetWasCreated: '{initiator} added “{asset}” to {community}',
  newMeetWasCreated: '{initiator} planned the meeting “{meeting}” in {community}',
  newAddedMember: '{member} joined {community}',
  newBlockedMember: '{member} was removed from {community}',
  newAwaitingMember: '{member} wants to join {community}',
  yourCommentWasReplied: '{initiator} replied to your comment on “{post}”',
  youWereMentioned: '{initiator} mentioned you in “{post}”',
  meetingWasMoved: '{initiator} moved the meeting “{meeting}” in {community} to another time',
  unknown: '[NO RENDERER FOR NOTIFICATION EVENT]',
  comments: { one: '{n} comment', other: '{n} comments' },
  views: { one: '{n} view', other: '{n} views' },
  likes: { one: '{n} like', other: '{n} likes' },

  // Settings
  settingsIntro: 'Choose what you are told of. It shows under the bell at the top of every page.',
  settingsToggles: 'What you are told of',
  newPostCreated: 'New posts in communities',
  newCommentOnPost: 'Comments on your posts',
  newReplyOnComment: 'Replies to your comments',
  settingsLoading: 'Loading your notification settings',
  settingsSaved: 'Notification settings have been updated',
  settingsSaveFailed: 'Failed to save user notification preferences',
  settingsLoadFailed: 'Failed to fetch user notification preferences',

  // Announcement
  announcement: 'Announcement',
  readMore: 'Read more',
  readMoreOf: 'Read more: {title}',
  dismissAnnouncement: 'Dismiss the announcement',
  announcementDismissFailed: 'The announcement could not be dismissed. Try again',
});
