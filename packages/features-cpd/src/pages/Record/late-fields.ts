export { CategoryField } from './CategoryField.tsx';
export { DayFields } from './DayFields.tsx';
