export { LateMultiSelect } from './LateMultiSelect.tsx';
export { PlaceAndDates } from './PlaceAndDates.tsx';
