import { calls, type CpdBatch, type CpdOptions, useAction } from '@portal/api';
import { useMessages, useOutcome } from '@portal/kit';
import { useState } from 'react';
import type { CpdOutcomes } from '../../manifest.ts';
import { cpdMessages } from '../../messages.ts';
import { type RecordValues, seriesBodyOf } from './record-values.ts';
import { useAfterRecord } from './use-after-record.ts';

interface SavedBatch {
  batch: CpdBatch;
  values: RecordValues;
}

/** Entries of several days: saved together, and taken out together. */
export function useSeries() {
  const t = useMessages(cpdMessages);
  const emit = useOutcome<CpdOutcomes>();
  const invalidates = [...useAfterRecord().invalidates, calls.cpd.batches];
  const [saved, setSaved] = useState<SavedBatch | null>(null);
  /** What was taken out stands in the form again. */
  const [takenOut, setTakenOut] = useState<RecordValues | null>(null);
  const add = useAction(calls.cpd.addSeries, { failure: t('seriesSaveFailed'), invalidates });
  const undo = useAction(calls.cpd.undoBatch, {
    success: ({ removedCount, kept }) => {
      const undone = t('seriesUndone', { n: removedCount });
      const titles = kept.map(({ title }) => title).join(', ');
      return kept.length === 0 ? undone : `${undone} ${t('seriesUndoneButKept', { titles })}`;
    },
    failure: t('seriesUndoFailed'),
    invalidates,
  });
  return {
    saved: saved?.batch ?? null,
    takenOut,
    isUndoing: undo.isPending,
    async save(values: RecordValues, offered: CpdOptions) {
      const batch = await add.run({ body: seriesBodyOf(values, offered) });
      const { batchId, recordsCount } = batch;
      setSaved({ values, batch });
      emit('recorded', { batchId, recordsCount });
    },
    /** What fails has already been told. */
    onUndo() {
      if (saved === null) return;
      const { batchId } = saved.batch;
      const done = undo.run({ params: { id: batchId } }).then(({ removedCount }) => {
        startOver(saved.values);
        emit('removed', { batchId, recordsCount: removedCount });
      });
      void done.catch(() => undefined);
    },
    onAnother: () => startOver(null),
  };

  function startOver(values: RecordValues | null) {
    setSaved(null);
    setTakenOut(values);
  }
}
