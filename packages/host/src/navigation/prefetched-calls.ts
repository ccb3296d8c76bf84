import type { FetchPort } from '@portal/kit';

/** What the page's inline script has prefetched while the portal's own were loading (`@portal/vite`): the answers by request, for one access token. */
interface PrefetchedAnswers {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    portalCalls?: PrefetchedAnswers;
  }
}

export interface PrefetchedCalls {
  /** Sends calls; one that was prefetched with the same login is answered by that, once. */
  send: FetchPort;
  /** What has been answered well to these requests for this login, when all are answered or nothing is waited for any longer. Each is given once. */
  replies(requests: readonly string[], token: string): Promise<ReadonlyMap<string, unknown>>;
}

/** How long an answer that nobody asked for counts as new. */
const freshMs = 15_000;
/** How long rendering waits for prefetched answers. */
const timeoutMs = 200;

export function prefetchedCalls(page: Pick<Window, 'portalCalls' | 'fetch' | 'performance'>): PrefetchedCalls {
  /** The answers for a login, until they are old. */
  function answersFor(token: string | undefined): PrefetchedAnswers['answers'] {
    if (page.performance.now() > freshMs) delete page.portalCalls;
    return page.portalCalls !== undefined && page.portalCalls.token === token ? page.portalCalls.answers : {};
  }

  return {
    send(address, init) {
      const answers = answersFor(new Headers(init.headers).get('Authorization')?.replace('Bearer ', ''));
      const sent = typeof init.body === 'string' ? ` ${init.body}` : '';
      const request = `${init.method} ${address}${sent}`;
      const answer = answers[request];
      delete answers[request];
      return answer ?? page.fetch(address, init);
    },
    async replies(requests, token) {
      const answers = answersFor(token);
      const replies = new Map<string, unknown>();
      const reading = requests.map(async (request) => {
        const answer = await answers[request];
        // The client reads the answer itself if this comes too late.
        if (answer?.ok) replies.set(request, await answer.clone().json());
      });
      await Promise.race([Promise.allSettled(reading), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      for (const request of replies.keys()) delete answers[request];
      return new Map(replies);
    },
  };
}
