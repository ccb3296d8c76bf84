import { type HeldPost, type Post, postStatuses } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconCheck, Inline, Stack, Text } from '@portal/ui';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import type { Choose } from '../Queue/Queue.tsx';
import { mayGive } from '../status-rights.ts';

export interface PendingDecisionProps {
  post: Post;
  held: HeldPost | undefined;
  admin: AdminCommunity;
  onApprove: Choose<Post>;
  onDecline: Choose<Post>;
}

/** Why a post was held, and what can be done with it: in an archived community it can only be declined. */
export function PendingDecision({ post, held, admin, onApprove, onDecline }: PendingDecisionProps) {
  const t = useMessages(communitiesAdminMessages);
  const { title } = post;
  return (
    <Stack gap={2}>
      {held && (
        <Text size="sm" tone="quiet">
          {held.because === 'words' ? t('heldForWords', { word: held.word }) : t('heldForNewcomer')}
        </Text>
      )}
      <Inline gap={2}>
        {mayGive(postStatuses.published, post, admin) && (
          <Button
            tone="primary"
            size="sm"
            icon={IconCheck}
            label={t('approvePostNamed', { title })}
            onPress={() => void onApprove(post)}
          >
            {t('approve')}
          </Button>
        )}
        {mayGive(postStatuses.archived, post, admin) && (
          <Button size="sm" label={t('declinePostNamed', { title })} onPress={() => void onDecline(post)}>
            {t('decline')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
