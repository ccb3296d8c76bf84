import { type Post, postStatuses } from '@portal/api';
import { useMessages, useViewer } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { DecisionReasonDialog } from '../DecisionReason/DecisionReasonDialog.tsx';
import { PostApproval } from './PostApproval.tsx';
import { useApproval } from './use-approval.ts';

export interface LiveApprovalProps {
  post: Post;
  /** Opens the editor with the changes that wait. */
  onChange: () => void;
}

/** What of a post waits for approval, with the calls that decide about it. */
export function LiveApproval({ post, onChange }: LiveApprovalProps) {
  const t = useMessages(communitiesMessages);
  const viewer = useViewer();
  const approval = useApproval(post);
  const [asks, setAsks] = useState<'decline' | 'withdraw' | null>(null);
  const shut = () => setAsks(null);
  const isPost = post.status === postStatuses.waitForApproval;
  return (
    <>
      <PostApproval
        post={post}
        readerId={viewer?.id ?? null}
        isPending={approval.isPending}
        onApprove={() => void approval.approve()}
        onDecline={() => setAsks('decline')}
        onWithdraw={() => setAsks('withdraw')}
        onChange={onChange}
      />
      <ConfirmDialog
        isOpen={asks === 'withdraw'}
        title={t('withdrawEditTitle')}
        confirmLabel={t('withdrawEdit')}
        cancelLabel={t('keepEdit')}
        tone="critical"
        isPending={approval.isPending}
        onConfirm={() => void approval.withdraw().then(shut)}
        onCancel={shut}
      >
        {t('withdrawEditText')}
      </ConfirmDialog>
      {asks === 'decline' && (
        <DecisionReasonDialog
          title={t(isPost ? 'declinePostTitle' : 'declineEditTitle')}
          text={
            isPost ? t('declinePostText', { title: post.title }) : t('declineEditText', { name: post.author.firstName })
          }
          confirmLabel={t('decline')}
          onReason={approval.decline}
          onClose={shut}
        />
      )}
    </>
  );
}
