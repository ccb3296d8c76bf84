import { useMessages } from '@portal/kit';
import { Badge, type BadgeProps } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentState } from '../../model/content-state.ts';

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'positive',
  expired: 'caution',
  archived: 'neutral',
  deleted: 'critical',
} as const satisfies Record<ContentState, BadgeProps['tone']>;

/** Where an item stands between a draft and the archive. */
export function StateBadge({ state }: { state: ContentState }) {
  const t = useMessages(contentAdminMessages);
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
