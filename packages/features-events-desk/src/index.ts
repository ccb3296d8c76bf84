export { eventsDeskFeature } from './feature.ts';
export { eventsDeskMessages } from './messages.ts';
