import { useMessages } from '@portal/kit';
import { Button } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';

export interface EditorActionsProps {
  /** Nobody reads it yet. */
  isDraft: boolean;
  isPending: boolean;
  onPublish: () => void;
  /** Of what readers see, or will. */
  onTakeBack?: (() => void) | undefined;
  /** Left out where there is no such page. */
  onClose?: (() => void) | undefined;
}

/** What is done with what is written. Of a draft publishing is what it is written for, of anything else saving. */
export function EditorActions({ isDraft, isPending, onPublish, onTakeBack, onClose }: EditorActionsProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <>
      {isDraft && (
        <Button tone="primary" isDisabled={isPending} onPress={onPublish}>
          {t('publishMore')}
        </Button>
      )}
      <Button type="submit" tone={isDraft ? undefined : 'primary'} isPending={isPending}>
        {t(isDraft ? 'saveDraft' : 'saveChanges')}
      </Button>
      {!isDraft && (
        <Button isDisabled={isPending} onPress={onPublish}>
          {t('changeTimes')}
        </Button>
      )}
      {onTakeBack !== undefined && (
        <Button isDisabled={isPending} onPress={onTakeBack}>
          {t('takeBackMore')}
        </Button>
      )}
      {onClose !== undefined && (
        <Button tone="quiet" onPress={onClose}>
          {t('close')}
        </Button>
      )}
    </>
  );
}
