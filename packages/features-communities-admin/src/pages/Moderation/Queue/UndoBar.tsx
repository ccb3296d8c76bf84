import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';
import type { DelayedDecision } from './use-delayed-decision.ts';

/** What was decided last, as long as it can be taken back. */
export function UndoBar({ decision, onUndo }: { decision: DelayedDecision; onUndo: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const { held, setPaused } = decision;
  return (
    <div
      role="status"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {held !== null && (
        <Banner
          tone="neutral"
          action={
            <Button size="sm" onPress={onUndo}>
              {t('undo')}
            </Button>
          }
        >
          {held.text}
        </Banner>
      )}
    </div>
  );
}
