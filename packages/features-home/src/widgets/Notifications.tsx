import { loadLiveUpdates, ViewerGate } from '@portal/api';
import { useOwnSearch, WidgetFrame, type WidgetFrameProps as WidgetProps } from '@portal/kit';
import { ErrorBoundary, HeadingsFrom, lazyComponent, SignInNotice } from '@portal/ui';
import { paths } from '../destinations.ts';
import { homeManifest } from '../manifest.ts';
import { NotificationsPage } from '../pages/NotificationsPage.tsx';

export type { WidgetProps };

const LiveUpdates = lazyComponent(loadLiveUpdates);

const frame = { pages: [{ ...homeManifest, paths }], parts: { ErrorBoundary, HeadingsFrom, SignInNotice, ViewerGate } };

/** What happened where the visitor has a part in it, on any page: it needs no router. */
export function Notifications(site: WidgetProps) {
  const address = useOwnSearch();
  return (
    <WidgetFrame {...frame} {...site}>
      <NotificationsPage params={{}} {...address} />
      <LiveUpdates onError="hide" />
    </WidgetFrame>
  );
}
