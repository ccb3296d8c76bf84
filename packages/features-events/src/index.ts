export { eventsDeskFeature } from './desk-feature.ts';
export { eventsFeature } from './feature.ts';
export { messages as eventsDeskMessages } from './desk/messages.ts';
export { messages as eventsMessages } from './messages.ts';
export { DiscoverEvents, type DiscoverEventsProps } from './widgets/DiscoverEvents.tsx';
export { EventDetails, type EventDetailsProps } from './widgets/EventDetails.tsx';
export { EventsHome } from './widgets/EventsHome.tsx';
export { MyEvents, type MyEventsProps } from './widgets/MyEvents.tsx';
export { type WidgetProps } from './widgets/Widget.tsx';
