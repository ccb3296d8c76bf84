import { calls, type Meeting, useAction } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Button, downloadAll, IconDownload } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** All files of a meeting at once, by addresses made for it: those of a page that has long been open lead nowhere. */
export function DownloadFiles({ meeting: { id, communityId } }: { meeting: Pick<Meeting, 'id' | 'communityId'> }) {
  const t = useMessages(communitiesMessages);
  const { analytics } = usePortal();
  const files = useAction(calls.meetings.assets, {
    failure: ({ message }) => ({ text: t('downloadFailed'), description: message }),
  });

  async function download() {
    const { assets } = await files.run({ params: { id: communityId, meetingId: id } });
    downloadAll(assets.map(({ fileName, path }) => ({ name: fileName, url: path })));
    for (const asset of assets) analytics.track('downloadAsset', { targetId: asset.id });
  }

  return (
    <Button
      tone="quiet"
      size="sm"
      icon={IconDownload}
      isPending={files.isPending}
      onPress={() => void download().catch(() => undefined)}
    >
      {t('downloadFiles')}
    </Button>
  );
}
