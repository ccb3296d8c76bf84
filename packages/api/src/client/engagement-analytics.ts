import type { AnalyticsPort } from '@portal/kit/server';
import { track } from '../calls/generated/engagement.ts';
import type { Client } from './create-client.ts';

/** Sends engagement events to the portal's own server. One that cannot be sent is lost: the log says so, the screen does not. */
export function engagementAnalytics(client: Client): AnalyticsPort {
  return {
    track(kind, data = {}) {
      const sent = client.call(track, { body: { event: { kind, ...data } } }, { isQuiet: true, outlivesPage: true });
      sent.catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- The person can do nothing about it.
        console.error(`The engagement event ${kind} was not recorded`, error);
      });
    },
  };
}
