export { homeFeature } from './feature.ts';
export { failedMailsFeature } from './failed-mails-feature.ts';
export { failedMailMessages } from './pages/FailedMails/messages.ts';
export { Notifications, type WidgetProps } from './widgets/Notifications.tsx';
export { announcementMessages } from './announcement/messages-announcement.ts';
export { messages as notificationMessages } from './messages.ts';
export { settingsMessages as notificationSettingsMessages } from './messages-settings.ts';
export { notificationSettingsFeature } from './settings-feature.ts';
