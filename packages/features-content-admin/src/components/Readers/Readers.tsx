import type { ListedDeskContentItem } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, Inline } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';

export type ReadersProps = Pick<ListedDeskContentItem, 'segmentIds' | 'isMembersOnly'>;

/** For whom an item is, in short. */
export function Readers({ segmentIds, isMembersOnly }: ReadersProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <Inline gap={2}>
      {isMembersOnly && <Badge>{t('membersOnly')}</Badge>}
      {segmentIds.length > 0 && <Badge tone="info">{t('segmentsCount', { n: segmentIds.length })}</Badge>}
      {!isMembersOnly && segmentIds.length === 0 && <span>{t('everybody')}</span>}
    </Inline>
  );
}
