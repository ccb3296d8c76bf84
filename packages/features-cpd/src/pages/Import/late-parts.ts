export { ColumnChoices } from './ColumnChoices.tsx';
export { EncodingField } from './EncodingField.tsx';
export { ImportLines } from './ImportLines.tsx';
export { ImportNotes } from './ImportNotes.tsx';
