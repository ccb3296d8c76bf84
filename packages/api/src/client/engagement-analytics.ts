import type { AnalyticsPort } from '@portal/kit';
import { track } from '../calls/generated/engagement.ts';
import type { Client } from './create-client.ts';

/** Sends engagement events to the portal's own server. Events that cannot be sent are lost without a word. */
export function engagementAnalytics(client: Client): AnalyticsPort {
  return {
    track(kind, data = {}) {
      client.call(track, { body: { kind, ...data } }).catch(() => undefined);
    },
  };
}
