export { ColumnChoices } from './ColumnChoices.tsx';
export { ImportLines } from './ImportLines.tsx';
