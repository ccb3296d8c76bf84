export { forgetFirstTimeDrafts } from './first-time.queries.ts';
export { countryOfLocale, statesOf } from './places.ts';
