import { type Post, postStatuses } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, Disclosure, IconCheck, IconClock, IconEdit, Inline, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { postRights, reader } from '../../model/post-permissions.ts';
import { EditComparison } from './EditComparison.tsx';
import { mayApprove } from './may-approve.ts';

export interface PostApprovalProps {
  post: Post;
  readerId: string | null;
  isPending: boolean;
  onApprove: () => void;
  onDecline: () => void;
  onChange: () => void;
  onWithdraw: () => void;
}

/** What of a post waits for approval, for who wrote it and for who decides about it; nothing for everybody else. */
export function PostApproval(props: PostApprovalProps) {
  const { post, readerId } = props;
  if (post.status === postStatuses.waitForApproval) return post.canApprove ? <WaitingPost {...props} /> : null;
  if (post.pendingEdit === null) return null;
  return post.pendingEdit.createdByUserId === readerId ? <OwnEdit {...props} /> : <EditToDecide {...props} />;
}

function WaitingPost(props: PostApprovalProps) {
  const t = useMessages(communitiesMessages);
  const { title } = props.post;
  return (
    <Banner icon={IconClock}>
      <Waiting text={t('postWaits')}>
        <Decisions
          {...props}
          labels={{ approve: t('approvePostOf', { title }), decline: t('declinePostOf', { title }) }}
        />
      </Waiting>
    </Banner>
  );
}

function EditToDecide(props: PostApprovalProps) {
  const t = useMessages(communitiesMessages);
  const { post } = props;
  const { title } = post;
  return (
    <Banner icon={IconClock} title={t('editOfWaits')}>
      <Waiting text={t('editOfWaitsText', { name: post.author.firstName })}>
        {post.pendingEdit?.isOutdated && (
          <Text tone="caution" size="sm">
            {t('editIsOutdated')}
          </Text>
        )}
        <Disclosure title={t('compareEdit')}>
          <EditComparison post={post} />
        </Disclosure>
        <Decisions
          {...props}
          labels={{ approve: t('approveEditOf', { title }), decline: t('declineEditOf', { title }) }}
        />
      </Waiting>
    </Banner>
  );
}

function OwnEdit({ post, readerId, isPending, onChange, onWithdraw }: PostApprovalProps) {
  const t = useMessages(communitiesMessages);
  const mayChange = postRights(post, reader(readerId)).edit;
  return (
    <Banner icon={IconClock} title={t('editWaits')}>
      <Waiting text={t('editWaitsText')}>
        <Disclosure title={t('compareOwnEdit')}>
          <EditComparison post={post} />
        </Disclosure>
        <Inline>
          {mayChange && (
            <Button size="sm" icon={IconEdit} onPress={onChange}>
              {t('changeEdit')}
            </Button>
          )}
          <Button
            size="sm"
            tone="quiet"
            isDisabled={isPending}
            label={t('withdrawEditOf', { title: post.title })}
            onPress={onWithdraw}
          >
            {t('withdrawEdit')}
          </Button>
        </Inline>
      </Waiting>
    </Banner>
  );
}

function Waiting({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size="sm">{text}</Text>
      {children}
    </Stack>
  );
}

interface DecisionsProps extends PostApprovalProps {
  labels: { approve: string; decline: string };
}

/** What waits for a post that cannot be changed can only be declined. */
function Decisions({ post, isPending, labels, onApprove, onDecline }: DecisionsProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Inline>
      {mayApprove(post) && (
        <Button
          size="sm"
          tone="primary"
          icon={IconCheck}
          isPending={isPending}
          label={labels.approve}
          onPress={onApprove}
        >
          {t('approve')}
        </Button>
      )}
      <Button size="sm" isDisabled={isPending} label={labels.decline} onPress={onDecline}>
        {t('decline')}
      </Button>
    </Inline>
  );
}
