import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

interface LeaveDialogProps {
  community: Community;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a member leaves: coming back may need an approval. */
export function LeaveDialog({ community, isPending, onConfirm, onCancel }: LeaveDialogProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('leaveTitle', { name: community.name })}
      confirmLabel={t('leaveCommunity')}
      cancelLabel={t('stay')}
      tone="critical"
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(community.isPublic ? 'leaveText' : 'leavePrivateText')}
    </ConfirmDialog>
  );
}
