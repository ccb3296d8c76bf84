import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the pages. */
export const titleMessages = defineMessages('notifications', { notificationsPageTitle: 'Notifications' });
export const settingsTitleMessages = defineMessages('notificationSettings', {
  settingsPageTitle: 'Notification settings',
});
