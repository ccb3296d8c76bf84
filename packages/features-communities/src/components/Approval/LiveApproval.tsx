import { type Post, postStatuses } from '@portal/api';
import { useMessages, useViewer } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { PostApproval } from './PostApproval.tsx';
import { useApproval } from './use-approval.ts';

export interface LiveApprovalProps {
  post: Post;
  /** Opens the editor with the changes that wait. */
  onChange: () => void;
}

/** What of a post waits for approval, with the calls that decide about it. */
export function LiveApproval({ post, onChange }: LiveApprovalProps) {
  const viewer = useViewer();
  const approval = useApproval(post);
  const [asks, setAsks] = useState<'decline' | 'withdraw' | null>(null);
  const shut = () => setAsks(null);
  const words = useQuestion(post, asks);
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
        isOpen={asks !== null}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        tone="critical"
        isPending={approval.isPending}
        onConfirm={() => void (asks === 'withdraw' ? approval.withdraw() : approval.decline()).then(shut)}
        onCancel={shut}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}

/** What is asked before something is lost. */
function useQuestion(post: Post, asks: 'decline' | 'withdraw' | null) {
  const t = useMessages(communitiesMessages);
  if (asks === 'withdraw')
    return {
      title: t('withdrawEditTitle'),
      text: t('withdrawEditText'),
      confirm: t('withdrawEdit'),
      cancel: t('keepEdit'),
    };
  if (post.status === postStatuses.waitForApproval)
    return {
      title: t('declinePostTitle'),
      text: t('declinePostText', { title: post.title }),
      confirm: t('decline'),
      cancel: t('keepWaiting'),
    };
  return {
    title: t('declineEditTitle'),
    text: t('declineEditText', { name: post.author.firstName }),
    confirm: t('decline'),
    cancel: t('keepEdit'),
  };
}
