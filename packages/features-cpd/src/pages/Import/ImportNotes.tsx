import type { ImportPreview } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Stack } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

type Note = ImportPreview['notes'][number];

/** As many lines as somebody looks up. */
const named = 10;

/** What is told of how a file was read: nothing of it is left out without a word. */
export function ImportNotes({ notes }: { notes: readonly Note[] }) {
  const t = useMessages(cpdMessages);
  if (notes.length === 0) return null;
  return (
    <Stack gap={3}>
      {notes.map((note) => (
        <Banner key={note.kind} tone="caution">
          {wordsOf(note)}
        </Banner>
      ))}
    </Stack>
  );

  function wordsOf({ kind, lines }: Note): string {
    if (kind === 'sameNames') return t('note.sameNames');
    const first = lines.slice(0, named).join(', ');
    const more = lines.length - named;
    return t(`note.${kind}`, { n: lines.length, lines: more > 0 ? t('andMore', { lines: first, n: more }) : first });
  }
}
