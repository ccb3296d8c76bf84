export { forgetFirstTimeDrafts } from './draft.writes.ts';
export { countryOfLocale, statesOf } from './places.ts';
