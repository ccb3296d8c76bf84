import { useMessages } from '@portal/kit';
import { Banner, Button, IconClock } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { useWaitingCount } from './use-waiting-count.ts';

export interface WaitingBannerProps {
  communityId: string;
  /** Only what waits is listed below. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Tells who approves posts how many wait, and leads to them and back. */
export function WaitingBanner({ communityId, isOn, onChange }: WaitingBannerProps) {
  const t = useMessages(communitiesMessages);
  const { count, isFailed } = useWaitingCount(communityId);
  const n = count ?? 0;
  if (!isOn && !isFailed && n === 0) return null;
  return (
    <Banner
      icon={IconClock}
      action={
        <Button size="sm" onPress={() => onChange(!isOn)}>
          {t(isOn ? 'showAllPosts' : 'showWaiting')}
        </Button>
      }
    >
      {isOn ? t('showsWaiting') : isFailed ? t('waitingUnknown') : t('waitingCount', { n })}
    </Banner>
  );
}
