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
  /** Left out where there is no such page, or nothing to be seen there yet. */
  onPreview?: (() => void) | undefined;
  onVersions?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** What is done with what is written. Of a draft publishing is what it is written for, of anything else saving. */
export function EditorActions({ isDraft, isPending, onPublish, onTakeBack, ...ways }: EditorActionsProps) {
  const t = useMessages(contentAdminMessages);
  const { onPreview, onVersions, onClose } = ways;
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
      {onPreview !== undefined && (
        <Button tone="quiet" onPress={onPreview}>
          {t('preview')}
        </Button>
      )}
      {onVersions !== undefined && (
        <Button tone="quiet" onPress={onVersions}>
          {t('versions')}
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
