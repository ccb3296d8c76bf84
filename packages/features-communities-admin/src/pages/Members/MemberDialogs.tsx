import type { Member } from '@portal/api';
import { DecisionReasonDialog } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import { BanDialog } from './BanDialog.tsx';
import { nameOf, type useMemberDeeds } from './use-member-deeds.ts';

/** What is asked before something is done with a member, or shown of them. */
export interface AskedOfMember {
  kind: 'remove' | 'block' | 'answers' | 'stepDown';
  member: Member;
  /** What they step down to. */
  role?: Member['role'];
}

export interface MemberDialogsProps {
  communityId: string;
  asked: AskedOfMember;
  deeds: ReturnType<typeof useMemberDeeds>;
  onDone: (words: string) => void;
  onClose: () => void;
}

export function MemberDialogs({ communityId, asked, deeds, onDone, onClose }: MemberDialogsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { kind, member } = asked;
  const name = nameOf(member);
  const isWaiting = member.status === 'Awaiting';
  if (kind === 'answers') return <AnswersDialog communityId={communityId} member={member} onClose={onClose} />;
  if (kind === 'block')
    return (
      <BanDialog
        title={t('blockNamedTitle', { name })}
        onBan={async (reason, because) => {
          await deeds.block(member.userId, reason, because);
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
          await deeds.remove(member, because);
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
      isPending={deeds.isPending}
      // What fails has already been told.
      onConfirm={() => void deeds.giveRole(member, asked.role ?? 'Member').then(onClose, onClose)}
      onCancel={onClose}
    >
      {t('stepDownText')}
    </ConfirmDialog>
  );
}
