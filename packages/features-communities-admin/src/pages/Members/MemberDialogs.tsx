import type { Member } from '@portal/api';
import { DecisionReasonDialog } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import { BanDialog } from './BanDialog.tsx';
import { nameOf, type useMemberMutations } from './use-member-mutations.ts';

/** What is asked before something is done with a member, or shown of them. */
export interface MemberDialog {
  kind: 'remove' | 'block' | 'answers' | 'stepDown';
  member: Member;
  /** What they step down to. */
  role?: Member['role'];
}

export interface MemberDialogsProps {
  communityId: string;
  dialog: MemberDialog;
  mutations: ReturnType<typeof useMemberMutations>;
  onDone: (words: string) => void;
  onClose: () => void;
}

export function MemberDialogs({ communityId, dialog, mutations, onDone, onClose }: MemberDialogsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { kind, member } = dialog;
  const name = nameOf(member);
  const isWaiting = member.status === 'Awaiting';
  if (kind === 'answers') return <AnswersDialog communityId={communityId} member={member} onClose={onClose} />;
  if (kind === 'block')
    return (
      <BanDialog
        title={t('blockNamedTitle', { name })}
        onBan={async (reason, because) => {
          await mutations.block(member.userId, reason, because);
          onDone(t('hasBlocked', { name }));
        }}
        onClose={onClose}
      />
    );
  if (kind === 'remove') {
    const removal = isWaiting ? ('decline' as const) : ('remove' as const);
    return (
      <DecisionReasonDialog
        title={t(`${removal}Title`, { name })}
        text={t(`${removal}Text`)}
        confirmLabel={t(isWaiting ? 'decline' : 'removeFromCommunity')}
        onReason={async (because) => {
          await mutations.remove(member, because);
          onDone(t(isWaiting ? 'hasDeclined' : 'hasRemoved', { name }));
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('stepDownTitle')}
      confirmLabel={t('stepDown')}
      cancelLabel={t('cancel')}
      tone="critical"
      isPending={mutations.isPending}
      // What fails has already been told.
      onConfirm={() => void mutations.giveRole(member, dialog.role ?? 'Member').then(onClose, onClose)}
      onCancel={onClose}
    >
      {t('stepDownText')}
    </ConfirmDialog>
  );
}
