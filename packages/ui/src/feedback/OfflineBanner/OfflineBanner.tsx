import { useSyncExternalStore } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { IconOffline } from '../../foundations/icons/icons.ts';

export interface OfflineBannerLabels {
  title: string;
  text: string;
}

const defaultLabels: OfflineBannerLabels = {
  title: 'You are offline',
  text: 'What you see may be out of date. What you write is kept until you are back.',
};

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shows itself while there is no connection. */
export function OfflineBanner({ labels }: { labels?: Partial<OfflineBannerLabels> }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  const words = { ...defaultLabels, ...labels };
  return (
    <Banner shape="strip" tone="caution" icon={IconOffline} title={words.title} role="status">
      {words.text}
    </Banner>
  );
}
