import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { MetaLine } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** Open or private, and how many people are in. */
export function CommunityFacts(props: { community: Pick<Community, 'isPublic' | 'membersCount'>; size?: 'xs' | 'sm' }) {
  const t = useMessages(communitiesMessages);
  return (
    <MetaLine
      size={props.size ?? 'sm'}
      items={[
        t(props.community.isPublic ? 'openCommunity' : 'privateCommunity'),
        t('memberCount', { n: props.community.membersCount }),
      ]}
    />
  );
}
