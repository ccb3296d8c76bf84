export { takeOffered } from './accepting.ts';
export { refuseClosed } from './joining.ts';
export { seatsToTake } from './next-source.ts';
export { offerHoursOf } from './offer-hours.ts';
export { passOffersOn } from './pass-on.writes.ts';
