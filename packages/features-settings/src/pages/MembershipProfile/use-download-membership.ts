import { calls, type OwnMembership, useAction } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';

/** Saves a membership as PDF, with the card to carry. */
export function useDownloadMembership() {
  const t = useMessages(settingsMessages);
  const download = useAction(calls.ownMembership.download, { failure: t('membershipDownloadFailed') });
  return {
    isDownloading: download.isPending,
    onDownload({ id }: OwnMembership): void {
      const saved = download.run({ params: { id } });
      // What fails has already been told.
      void saved.then((file) => saveFile(file, `${t('membershipFile')}.pdf`)).catch(() => undefined);
    },
  };
}
