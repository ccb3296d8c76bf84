import { calls, type Invoice, useAction } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';

/** Saves an invoice as PDF. */
export function useDownloadInvoice() {
  const t = useMessages(settingsMessages);
  const download = useAction(calls.invoices.download, { failure: t('invoiceDownloadFailed') });
  return {
    isDownloading: download.isPending,
    onDownload({ id, invoiceNum: number }: Invoice): void {
      const saved = download.run({ params: { id } });
      // What fails has already been told.
      void saved.then((file) => saveFile(file, `${t('invoiceFile', { number })}.pdf`)).catch(() => undefined);
    },
  };
}
