export { homeFeature } from './feature.ts';
export { Notifications, type WidgetProps } from './widgets/Notifications.tsx';
export { homeMessages } from './messages.ts';
export { notificationSettingsFeature } from './settings-feature.ts';
