import { calls, type CpdRecord, useAction } from '@portal/api';
import { saveFile, useMessages, useOutcome } from '@portal/kit';
import { useState } from 'react';
import type { CpdOutcomes } from '../../manifest.ts';
import { cpdMessages } from '../../messages.ts';

export interface Deleted {
  id: string;
  title: string;
}

/** What is done to a record where it is listed. */
export function useRecordActions() {
  const t = useMessages(cpdMessages);
  const emit = useOutcome<CpdOutcomes>();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const invalidates = [
    calls.cpd.periods,
    calls.cpd.currentPeriod,
    calls.cpd.gapEvents,
    calls.cpd.records,
    calls.nextSteps.list,
  ];
  const attachment = useAction(calls.cpd.attachment, {
    failure: ({ message }) => ({ text: t('downloadFailed', { reason: message }) }),
  });
  const remove = useAction(calls.cpd.removeRecord, { failure: t('deleteFailed'), invalidates });
  const restore = useAction(calls.cpd.restoreRecord, { failure: t('restoreFailed'), invalidates });
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  return {
    deleted,
    onDownload: ({ id, name }: CpdRecord['attachments'][number]) =>
      quietly(attachment.run({ params: { id } }).then((file) => saveFile(file, name))),
    onDelete: ({ cpdId: id, title }: CpdRecord) =>
      quietly(
        remove.run({ params: { id } }).then(() => {
          setDeleted({ id, title });
          emit('removed', { recordId: id });
        }),
      ),
    onUndo: ({ id }: Deleted) => quietly(restore.run({ params: { id } }).then(() => setDeleted(null))),
    onForget: () => setDeleted(null),
  };
}
