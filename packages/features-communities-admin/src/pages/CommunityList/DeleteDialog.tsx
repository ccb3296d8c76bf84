import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ConfirmDialog, Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

interface DeleteDialogProps {
  /** Null while nothing is asked. */
  community: Community | null;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a community is deleted, and says who belongs to it. */
export function DeleteDialog({ community, ...props }: DeleteDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  if (community === null) return null;
  const n = community.membersCount;
  return (
    <ConfirmDialog
      {...props}
      isOpen
      tone="critical"
      title={t('deleteQuestion', { name: community.name })}
      confirmLabel={t('confirmDelete')}
      cancelLabel={t('keep')}
    >
      <Stack gap={3}>
        {n > 0 && <Text weight="semibold">{t('deleteMembers', { n })}</Text>}
        <Text>{t('deleteText')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
