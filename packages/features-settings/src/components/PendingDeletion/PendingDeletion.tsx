import { useFormats, useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

export interface PendingDeletionProps {
  dueAt: string;
  onTakeBack: () => void;
  isPending: boolean;
}

/** Says that an account is to be deleted, and when, as long as its owner can keep it. */
export function PendingDeletion({ dueAt, onTakeBack, isPending }: PendingDeletionProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  return (
    <Banner
      shape="strip"
      tone="caution"
      role="status"
      title={t('deletePending')}
      action={
        <Button size="sm" onPress={onTakeBack} isPending={isPending}>
          {t('deleteTakeBack')}
        </Button>
      }
    >
      {t('deletePendingText', { day: formats.dateTimeLong(dueAt) })}
    </Banner>
  );
}
