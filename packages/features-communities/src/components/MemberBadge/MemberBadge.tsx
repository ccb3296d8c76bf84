import type { Member } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** Red for those who moderate, green for everyone else. */
export function MemberBadge(props: { role: Member['role'] }) {
  const t = useMessages(communitiesMessages);
  return moderates(props.role) ? (
    <Badge tone="critical">{t('moderator')}</Badge>
  ) : (
    <Badge tone="positive">{t('member')}</Badge>
  );
}

/** An earlier service misspelt the role of those who moderate. */
function moderates(role: string): boolean {
  return role === 'Moderator' || role === 'CommunityMoModerator';
}
