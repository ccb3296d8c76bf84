import type { Meeting } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { AttachmentList } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** The files of a meeting; opening one counts as a download. */
export function MeetingFiles({ meeting: { name, assets } }: { meeting: Pick<Meeting, 'name' | 'assets'> }) {
  const t = useMessages(communitiesMessages);
  const { analytics } = usePortal();
  if (assets.length === 0) return null;
  return (
    <AttachmentList
      items={assets.map(({ id, path, fileName }) => ({ id, name: fileName, url: path }))}
      labels={{ list: t('filesOfMeeting', { name }) }}
      onOpen={({ id }) => analytics.track('downloadAsset', { targetId: id })}
    />
  );
}
