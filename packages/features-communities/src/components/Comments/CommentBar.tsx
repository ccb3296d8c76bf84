import { useMessages, useViewer } from '@portal/kit';
import { Avatar, Inline } from '@portal/ui';
import { messages } from '../../messages.ts';
import { invitation } from '../PostComposer/ComposerBar.css.ts';

export interface CommentBarProps {
  /** The form has just been closed: the focus comes back to where it was opened. */
  hasAutoFocus: boolean;
  onOpen: () => void;
}

/** The composer of a comment while it is closed. */
export function CommentBar({ hasAutoFocus, onOpen }: CommentBarProps) {
  const t = useMessages(messages);
  const viewer = useViewer();
  return (
    <Inline gap={3} isWrapping={false}>
      {viewer !== null && <Avatar person={viewer} size="sm" />}
      <button type="button" className={invitation} autoFocus={hasAutoFocus} onClick={onOpen}>
        {t('writeComment')}
      </button>
    </Inline>
  );
}
