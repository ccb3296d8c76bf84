export { eventsFeature } from './feature.ts';
export { messages as eventsMessages } from './messages.ts';
