export { homeFeature } from './feature.ts';
export { failedMailsFeature } from './failed-mails-feature.ts';
export { Notifications, type WidgetProps } from './widgets/Notifications.tsx';
export { homeMessages } from './messages.ts';
export { nextStepsFeature } from './next-steps-feature.ts';
export { notificationSettingsFeature } from './settings-feature.ts';
