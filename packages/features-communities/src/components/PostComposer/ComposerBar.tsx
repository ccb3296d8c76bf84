import { useMessages, useViewer } from '@portal/kit';
import { Avatar, Button, Card, IconButton, IconEdit, Inline } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import * as css from './ComposerBar.css.ts';

export interface ComposerBarProps {
  communityName: string;
  /** The form has just been closed: the focus comes back to where it was opened. */
  hasAutoFocus: boolean;
  /** Its form is on the way. */
  isOpening: boolean;
  /** Somebody is about to open it. */
  onPrepare: () => void;
  onOpen: () => void;
}

/** The composer while it is closed: one line that says what can be done here. */
export function ComposerBar({ communityName, hasAutoFocus, isOpening, onPrepare, onOpen }: ComposerBarProps) {
  const t = useMessages(communitiesMessages);
  const viewer = useViewer();
  return (
    <div onPointerEnter={onPrepare} onFocus={onPrepare}>
      <Card padding={4}>
        <Inline gap={3} isWrapping={false}>
          {viewer !== null && <Avatar person={viewer} size="md" />}
          <button
            type="button"
            className={css.invitation}
            autoFocus={hasAutoFocus}
            aria-busy={isOpening}
            onClick={onOpen}
          >
            <bdi>{t('composeTo', { name: communityName })}</bdi>
          </button>
          <span className={css.whereWide}>
            <Button tone="primary" icon={IconEdit} isPending={isOpening} onPress={onOpen}>
              {t('createPost')}
            </Button>
          </span>
          <span className={css.whereNarrow}>
            <IconButton tone="primary" size="lg" icon={IconEdit} label={t('createPost')} onPress={onOpen} />
          </span>
        </Inline>
      </Card>
    </div>
  );
}
