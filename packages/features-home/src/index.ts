export { homeFeature } from './feature.ts';
export { messages as notificationMessages } from './messages.ts';
