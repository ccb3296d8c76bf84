import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, IconArchive, IconSparkle, Inline } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { showsAutoJoined } from '../../model/membership.ts';

/** What sets a community apart: archived, or joined by everyone. */
export function CommunityBadges(props: { community: Community; isStaff: boolean }) {
  const { community, isStaff } = props;
  const t = useMessages(communitiesMessages);
  const isAutoJoined = showsAutoJoined(community, isStaff);
  if (!community.isArchived && !isAutoJoined) return null;
  return (
    <Inline gap={1}>
      {community.isArchived && (
        <Badge tone="neutral" icon={IconArchive}>
          {t('archived')}
        </Badge>
      )}
      {isAutoJoined && (
        <Badge tone="brand" icon={IconSparkle}>
          {t('autoJoined')}
        </Badge>
      )}
    </Inline>
  );
}
