import { calls, type CpdRecord, useAction } from '@portal/api';
import { type Problem, saveFile, useMessages, usePortal } from '@portal/kit';
import { printHtml } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { useOpenDocument } from './use-open-document.ts';

export type Documents = ReturnType<typeof useDocuments>;

type Act =
  | 'openCertificate'
  | 'downloadCertificate'
  | 'downloadBadge'
  | 'openSummary'
  | 'downloadSummary'
  | 'printSummary';

/** Certificates of records and summaries of periods, opened, saved and printed. */
export function useDocuments() {
  const t = useMessages(cpdMessages);
  const { notify } = usePortal();
  const open = useOpenDocument();
  const [busy, setBusy] = useState<`${Act} ${string}` | null>(null);
  // Why there is none stands in the answer; anything else is told alike.
  const loading = {
    failure: ({ code, message }: Problem) => ({
      text: t('documentFailed'),
      description: code === 'conflict' ? message : t('documentLoadFailed'),
    }),
  };
  const printing = { text: t('documentFailed'), description: t('documentPrintFailed') };
  const certificatePreview = useAction(calls.cpd.certificatePreview, loading);
  const certificate = useAction(calls.cpd.certificate, loading);
  const badge = useAction(calls.cpd.badge, loading);
  const summaryPreview = useAction(calls.cpd.summaryPreview, loading);
  const summary = useAction(calls.cpd.summary, loading);
  const toPrint = useAction(calls.cpd.summaryPreview, { failure: () => printing });

  /** What fails has already been told. */
  const during = (act: Act, id: string, work: Promise<void>): void => {
    setBusy(`${act} ${id}`);
    void work.catch(() => undefined).finally(() => setBusy(null));
  };

  async function print(id: string, title: string): Promise<void> {
    const { previewHtml } = await toPrint.run({ params: { id } });
    await printHtml(previewHtml, title).catch(() =>
      notify.failure(printing.text, { description: printing.description }),
    );
  }

  return {
    /** The document that is being made, after what is done with it. */
    busy,
    openCertificate: ({ cpdId: id }: CpdRecord) =>
      during(
        'openCertificate',
        id,
        open(() => certificatePreview.run({ params: { id } })),
      ),
    downloadCertificate({ cpdId: id, title, isConfirmed }: CpdRecord) {
      const name = t(isConfirmed ? 'certificateTitle' : 'recordTitle', { title });
      const saved = certificate.run({ params: { id } });
      during(
        'downloadCertificate',
        id,
        saved.then((file) => saveFile(file, `${name}.pdf`)),
      );
    },
    downloadBadge({ cpdId: id, title }: CpdRecord) {
      const saved = badge.run({ params: { id } });
      during(
        'downloadBadge',
        id,
        saved.then((file) => saveFile(file, `${t('badgeTitle', { title })}.jwt`)),
      );
    },
    openSummary: (id: string) =>
      during(
        'openSummary',
        id,
        open(() => summaryPreview.run({ params: { id } })),
      ),
    downloadSummary(id: string, years: string) {
      const saved = summary.run({ params: { id } });
      during(
        'downloadSummary',
        id,
        saved.then((file) => saveFile(file, `${t('summaryTitle', { years })}.pdf`)),
      );
    },
    printSummary: (id: string, years: string) => during('printSummary', id, print(id, t('summaryTitle', { years }))),
  };
}
