import { defineMessages } from '@portal/kit';
import { settingsTitleMessages } from './messages-titles.ts';

export const settingsMessages = defineMessages('notificationSettings', {
  ...settingsTitleMessages.texts,
  intro: 'Choose what you are told of. It shows under the bell at the top of every page.',
  toggles: 'What you are told of',
  newPostCreated: 'New posts in communities',
  newCommentOnPost: 'Comments on your posts',
  newReplyOnComment: 'Replies to your comments',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save',
  loading: 'Loading your notification settings',
  saved: 'Notification settings have been updated',
  saveFailed: 'Failed to save user notification preferences',
  loadFailed: 'Failed to fetch user notification preferences',
});
