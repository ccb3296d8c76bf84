import { calls, type PackPreview, useAction, useEndpoint } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { sumOf } from './sum-of.ts';

export interface SavedPack {
  name: string;
  /** Null where the browser computes none. */
  sum: string | null;
}

/** What the pack of a period has, now or as of a day, and saving it. */
export function usePack(periodId: string) {
  const t = useMessages(cpdMessages);
  const [asOf, setAsOf] = useState<string | null>(null);
  const [saved, setSaved] = useState<SavedPack | null>(null);
  const params = { id: periodId };
  const input = { params, query: asOf === null ? {} : { asOf } };
  const isEmpty = ({ recordsCount }: PackPreview) => recordsCount === 0;
  const now = useEndpoint(calls.packs.preview, { params, query: {} }, { isEmpty });
  const then = useEndpoint(calls.packs.preview, input, { isEmpty, enabled: asOf !== null });
  const download = useAction(calls.packs.download, {
    failure: ({ code, message }) => ({
      text: t('packDownloadFailed'),
      ...(code === 'conflict' || code === 'too_large' ? { description: message } : {}),
    }),
  });

  async function save(name: string): Promise<void> {
    setSaved(null);
    const file = await download.run(input);
    saveFile(file, name);
    setSaved({ name, sum: await sumOf(file).catch(() => null) });
  }

  return {
    view: asOf === null ? now.view : then.view,
    /** The first day that can be told; null: every day can. */
    firstDay: now.data?.exactSince ?? null,
    asOf,
    saved,
    isSaving: download.isPending,
    onDay(day: string | null) {
      setSaved(null);
      setAsOf(day);
    },
    // What fails has already been told.
    onSave: (name: string) => void save(name).catch(() => undefined),
  };
}
