import { type Post, postStatuses } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, type BadgeProps } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

const words = {
  [postStatuses.default]: 'published',
  [postStatuses.published]: 'published',
  [postStatuses.waitForApproval]: 'postWaiting',
  [postStatuses.deleted]: 'deleted',
  [postStatuses.archivedDueToReported]: 'archivedForReports',
  [postStatuses.archived]: 'archived',
} as const satisfies Record<Post['status'], string>;

const tones = {
  published: 'positive',
  postWaiting: 'info',
  deleted: 'critical',
  archivedForReports: 'caution',
  archived: 'neutral',
} as const satisfies Record<(typeof words)[Post['status']], BadgeProps['tone']>;

/** How a post stands. */
export function StatusBadge({ status }: Pick<Post, 'status'>) {
  const t = useMessages(communitiesAdminMessages);
  const word = words[status];
  return <Badge tone={tones[word]}>{t(word)}</Badge>;
}
