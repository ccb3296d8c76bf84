import type { ImportPreview } from '@portal/api';
import { Stack } from '@portal/ui';
import { ImportLines } from './ImportLines.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { RecordColumns } from './RecordColumns.tsx';

export { EncodingField } from './EncodingField.tsx';

export interface ReadFileProps {
  preview: ImportPreview;
  isImporting: boolean;
  onChoices: (choices: ImportPreview['choices']) => void;
  onImport: (lines: number[]) => void;
}

/** What is in the columns of a file, and what it would bring. */
export function ReadFile({ preview, isImporting, onChoices, onImport }: ReadFileProps) {
  return (
    <Stack gap={8}>
      <ImportNotes notes={preview.notes} />
      <RecordColumns preview={preview} onChoices={onChoices} />
      <ImportLines key={JSON.stringify(preview)} preview={preview} isImporting={isImporting} onImport={onImport} />
    </Stack>
  );
}
