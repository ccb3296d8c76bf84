export { CategoryField } from './CategoryField.tsx';
export { DayFields } from './DayFields.tsx';
export { SeriesFields, SeriesSwitch } from './SeriesFields.tsx';
