import { engagementAnalytics, useClient } from '@portal/api';
import { useModule, useViewerState } from '@portal/kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { createAnalytics } from '../analytics.ts';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { viewOf } from './page-views.ts';

/** Sends what the portal tracks, where the organisation has analytics on. A failure is quiet. */
export function AnalyticsConnection(props: { analytics: ReturnType<typeof createAnalytics> }) {
  const { analytics } = props;
  const isOn = useModule('engagement_analytics');
  const isKnown = useViewerState() !== 'loading';
  const { pathname: path } = useLocation();
  const { routes } = useSignedInComposition();
  const client = useClient();

  useEffect(() => {
    if (!isKnown) return;
    return analytics.connect(isOn ? engagementAnalytics(client).track : drop);
  }, [analytics, client, isKnown, isOn]);

  useEffect(() => {
    const view = isOn ? viewOf(routes, path) : null;
    if (view !== null) analytics.track(view.kind, view.data);
  }, [analytics, isOn, path, routes]);

  return null;
}

/** Where analytics is off nothing is kept either. */
function drop() {}
