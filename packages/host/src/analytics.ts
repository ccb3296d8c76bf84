import type { AnalyticsPort } from '@portal/kit';

type Send = AnalyticsPort['track'];

/** Holds what is tracked until the portal can send it: `loggedIn` happens before the account is known. */
export function createAnalytics(): AnalyticsPort & { connect(send: Send): () => void } {
  let send: Send | null = null;
  const waiting: Parameters<Send>[] = [];
  return {
    track(...event) {
      if (send === null) waiting.push(event);
      else send(...event);
    },
    connect(next) {
      send = next;
      for (const event of waiting.splice(0)) next(...event);
      return () => {
        send = null;
      };
    },
  };
}
