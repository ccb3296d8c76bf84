import { useMessages, useViewer } from '@portal/kit';
import { Avatar, Inline } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { invitation } from '../PostComposer/ComposerBar.css.ts';

export interface CommentBarProps {
  /** The form has just been closed: the focus comes back to where it was opened. */
  hasAutoFocus: boolean;
  /** Its form is on the way. */
  isOpening?: boolean;
  /** Somebody is about to open it. */
  onPrepare?: () => void;
  onOpen: () => void;
}

/** The composer of a comment while it is closed. */
export function CommentBar({ hasAutoFocus, isOpening = false, onPrepare, onOpen }: CommentBarProps) {
  const t = useMessages(communitiesMessages);
  const viewer = useViewer();
  return (
    <Inline gap={3} isWrapping={false}>
      {viewer !== null && <Avatar person={viewer} size="sm" />}
      <button
        type="button"
        className={invitation}
        autoFocus={hasAutoFocus}
        aria-busy={isOpening || undefined}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onOpen}
      >
        <bdi>{t('writeComment')}</bdi>
      </button>
    </Inline>
  );
}
