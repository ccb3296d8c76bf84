import { useFormats, useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

export interface PendingDeletionProps {
  dueAt: string;
  /** Left out where the account is not kept from here. */
  onTakeBack?: () => void;
  isPending?: boolean;
}

/** Says that an account is to be deleted, and when. */
export function PendingDeletion({ dueAt, onTakeBack, isPending = false }: PendingDeletionProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  return (
    <Banner
      tone="caution"
      title={t('deletePending')}
      action={
        onTakeBack && (
          <Button onPress={onTakeBack} isPending={isPending}>
            {t('deleteTakeBack')}
          </Button>
        )
      }
    >
      {t('deletePendingText', { day: formats.dateTimeLong(dueAt) })}
    </Banner>
  );
}
