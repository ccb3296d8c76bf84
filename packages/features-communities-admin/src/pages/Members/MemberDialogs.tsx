import type { Member } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import { BlockDialog } from './BlockDialog.tsx';
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
  // What fails has already been told.
  const settle = (doing: Promise<unknown>, words?: string) =>
    void doing.then(() => words !== undefined && onDone(words)).then(onClose, onClose);
  if (kind === 'answers') return <AnswersDialog communityId={communityId} member={member} onClose={onClose} />;
  if (kind === 'block')
    return (
      <BlockDialog
        title={t('blockNamedTitle', { name })}
        description={t('blockText')}
        confirmLabel={t('blacklist')}
        before={null}
        onReason={async (reason) => {
          await deeds.block(member.userId, reason);
          onDone(t('hasBlocked', { name }));
        }}
        onClose={onClose}
      />
    );
  const stepsDown = kind === 'stepDown';
  const deed = () =>
    stepsDown
      ? settle(deeds.giveRole(member, asked.role ?? 'Member'))
      : settle(deeds.remove(member), t(isWaiting ? 'hasDeclined' : 'hasRemoved', { name }));
  const removal = isWaiting ? ('decline' as const) : ('remove' as const);
  return (
    <ConfirmDialog
      isOpen
      title={stepsDown ? t('stepDownTitle') : t(`${removal}Title`, { name })}
      confirmLabel={t(stepsDown ? 'stepDown' : removal)}
      cancelLabel={t('cancel')}
      tone="critical"
      isPending={deeds.isPending}
      onConfirm={deed}
      onCancel={onClose}
    >
      {t(stepsDown ? 'stepDownText' : `${removal}Text`)}
    </ConfirmDialog>
  );
}
