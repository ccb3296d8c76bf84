import { calls, type CpdBatch, type ImportPreview, useAction, useEndpoint } from '@portal/api';
import { decodedText, empty, type TextEncoding, textEncodingOf, useMessages, useOutcome } from '@portal/kit';
import type { FieldFile } from '@portal/ui';
import { useRef, useState } from 'react';
import type { CpdOutcomes } from '../../manifest.ts';
import { cpdMessages } from '../../messages.ts';

export interface ImportedFile {
  chosen: FieldFile;
  bytes: Uint8Array;
  encoding: TextEncoding;
}

export interface Undone {
  removedCount: number;
  kept: { cpdId: string; title: string }[];
}

const invalidates = [
  calls.cpd.periods,
  calls.cpd.currentPeriod,
  calls.cpd.gapEvents,
  calls.cpd.records,
  calls.cpd.batches,
  calls.cpd.previewImport,
  calls.nextSteps.list,
];

/** A file that is looked at before anything is kept of it, and what was brought in before. */
export function useImport() {
  const t = useMessages(cpdMessages);
  const emit = useOutcome<CpdOutcomes>();
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [choices, setChoices] = useState<ImportPreview['choices']>();
  const [undone, setUndone] = useState<Undone | null>(null);
  const latest = useRef<FieldFile | undefined>(undefined);
  const text = file === null ? '' : decodedText(file.bytes, file.encoding);
  const isBlank = text.trim() === '';
  // What stands on the screen while it is read anew is of the same file: of another nothing is shown that could be imported as this one.
  const [shownOf, setShownOf] = useState('');
  const { view } = useEndpoint(
    calls.cpd.previewImport,
    { body: { text, choices } },
    { enabled: !isBlank, keepPrevious: shownOf === text },
  );
  if (view.state === 'ready' && !view.isRefreshing && shownOf !== text) setShownOf(text);
  const batches = useEndpoint(calls.cpd.batches, {}, { isEmpty: (reply) => reply.batches.length === 0 });
  const bring = useAction(calls.cpd.importRecords, {
    success: ({ recordsCount }) => t('imported', { n: recordsCount }),
    failure: t('importFailed'),
    invalidates,
  });
  const undo = useAction(calls.cpd.undoBatch, { failure: t('importUndoFailed'), invalidates });

  async function choose([chosen]: readonly FieldFile[]): Promise<void> {
    setChoices(undefined);
    setUndone(null);
    setFile(null);
    latest.current = chosen;
    if (chosen?.file === undefined) return;
    const bytes = new Uint8Array(await chosen.file.arrayBuffer());
    // Another was chosen while this one was read.
    if (latest.current === chosen) setFile({ chosen, bytes, encoding: textEncodingOf(bytes) });
  }

  return {
    file,
    preview: isBlank ? empty : view,
    batches: batches.view,
    undone,
    isImporting: bring.isPending,
    isUndoing: undo.isPending,
    onChoose: (files: readonly FieldFile[]) => void choose(files),
    onEncoding(encoding: TextEncoding) {
      setFile(file && { ...file, encoding });
    },
    onChoices: setChoices,
    /** What fails has already been told. */
    onImport(read: ImportPreview, lines: number[]) {
      const fileName = file?.chosen.name ?? '';
      const done = bring.run({ body: { text, fileName, choices: read.choices, lines } });
      const emitAndClear = ({ batchId, recordsCount }: CpdBatch) => {
        emit('recorded', { batchId, recordsCount });
        return choose([]);
      };
      void done.then(emitAndClear).catch(() => undefined);
    },
    onUndo: ({ batchId }: CpdBatch) =>
      undo
        .run({ params: { id: batchId } })
        .then((result) => {
          setUndone(result);
          emit('removed', { batchId, recordsCount: result.removedCount });
        })
        .catch(() => undefined),
  };
}
