import { useMessages } from '@portal/kit';
import { Button, IconMore, MenuButton } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import * as styles from './EditorActions.css.ts';

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
      {!isDraft && <ShownActions {...{ isPending, onPublish, onTakeBack }} />}
      {onClose !== undefined && (
        <Button tone="quiet" onPress={onClose}>
          {t('close')}
        </Button>
      )}
    </>
  );
}

/** Of what readers see, or will. */
function ShownActions({ isPending, onPublish, onTakeBack }: Omit<EditorActionsProps, 'isDraft' | 'onClose'>) {
  const t = useMessages(contentAdminMessages);
  const actions = [
    { id: 'times', label: t('changeTimes'), onPress: onPublish },
    ...(onTakeBack === undefined ? [] : [{ id: 'takeBack', label: t('takeBackMore'), onPress: onTakeBack }]),
  ];
  return (
    <>
      <span className={styles.whereWide}>
        {actions.map(({ id, label, onPress }) => (
          <Button key={id} isDisabled={isPending} onPress={onPress}>
            {label}
          </Button>
        ))}
      </span>
      <span className={styles.whereNarrow}>
        <MenuButton
          label={t('moreActions')}
          trigger={{ kind: 'icon', icon: IconMore, tone: 'secondary' }}
          items={actions}
          placement="top"
          isDisabled={isPending}
        />
      </span>
    </>
  );
}
