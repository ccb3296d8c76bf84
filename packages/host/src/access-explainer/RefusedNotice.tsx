import { useMessages, useViewer } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { whyMessages } from './messages.ts';

export interface RefusedNoticeProps {
  /** The path that a guard has sent away from. */
  path: string;
  onAsk(): void;
  onDismiss(): void;
}

/** Tells those who may know it that a guard has sent them away, and from where; loaded for them alone. */
export function RefusedNotice({ path, onAsk, onDismiss }: RefusedNoticeProps) {
  const t = useMessages(whyMessages);
  const viewer = useViewer();
  const name = viewer ? `${viewer.firstName} ${viewer.lastName}` : '';
  return (
    <Banner
      shape="strip"
      tone="info"
      role="status"
      action={
        <Button size="sm" onPress={onAsk}>
          {t('why')}
        </Button>
      }
      onDismiss={onDismiss}
      dismissLabel={t('dismiss')}
    >
      {t('sentAway', { path, name })}
    </Banner>
  );
}
