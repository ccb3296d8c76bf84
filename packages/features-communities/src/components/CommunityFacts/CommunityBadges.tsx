import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, IconArchive, IconComment, IconSparkle, Inline } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { showsAutoJoined } from '../../model/membership.ts';
import { useNewPostsText } from './use-new-posts-text.ts';

export interface CommunityBadgesProps {
  community: Community;
  isStaff: boolean;
  /** Tells too how much was posted there since the reader last looked. */
  hasNewPosts?: boolean;
}

/** What sets a community apart: archived, joined by everyone, or with something new in it. */
export function CommunityBadges({ community, isStaff, hasNewPosts = false }: CommunityBadgesProps) {
  const t = useMessages(communitiesMessages);
  const newPostsText = useNewPostsText();
  const isAutoJoined = showsAutoJoined(community, isStaff);
  const n = hasNewPosts ? community.newPostsCount : 0;
  if (!community.isArchived && !isAutoJoined && n === 0) return null;
  return (
    <Inline gap={1}>
      {n > 0 && (
        <Badge tone="info" icon={IconComment}>
          {newPostsText(n)}
        </Badge>
      )}
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
