import { useMessages, useViewer } from '@portal/kit';
import { Avatar, Inline } from '@portal/ui';
import { messages } from '../../messages.ts';
import { invitation } from '../PostComposer/ComposerBar.css.ts';

/** The composer of a comment while it is closed. */
export function CommentBar({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(messages);
  const viewer = useViewer();
  return (
    <Inline gap={3} isWrapping={false}>
      {viewer !== null && <Avatar person={viewer} size="sm" />}
      <button type="button" className={invitation} onClick={onOpen}>
        {t('writeComment')}
      </button>
    </Inline>
  );
}
