import { engagementAnalytics, useClient } from '@portal/api';
import { useModule } from '@portal/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { createAnalytics } from '../analytics.ts';
import { isPageView } from './page-views.ts';

/** Sends what the portal tracks, where the organisation has analytics on. A failure is quiet. */
export function AnalyticsConnection(props: { analytics: ReturnType<typeof createAnalytics> }) {
  const { analytics } = props;
  const isOn = useModule('engagement_analytics');
  const [path] = useLocation();
  const client = useClient();

  useEffect(() => {
    if (!isOn) return;
    return analytics.connect(engagementAnalytics(client).track);
  }, [analytics, client, isOn]);

  useEffect(() => {
    if (isOn && isPageView(path)) analytics.track('viewPage', { path });
  }, [analytics, isOn, path]);

  return null;
}
