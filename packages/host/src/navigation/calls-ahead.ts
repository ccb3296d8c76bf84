import type { FetchPort } from '@portal/kit';

/** What the page's own script began while the portal's were on their way (`@portal/vite`): the answers by method and address, for one access token. */
interface BegunCalls {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    portalCalls?: BegunCalls;
  }
}

/** How long an answer that nobody asked for counts as new. */
const freshMs = 15_000;

/** Sends calls; one that the page has begun already is answered by that, once, where it was begun with the same login. */
export function callsAhead(page: Pick<Window, 'portalCalls' | 'fetch' | 'performance'>): FetchPort {
  function begun(address: string, init: RequestInit): Promise<Response> | undefined {
    const { portalCalls } = page;
    if (portalCalls === undefined || init.body) return undefined;
    if (page.performance.now() > freshMs) {
      delete page.portalCalls;
      return undefined;
    }
    const call = `${init.method} ${address}`;
    const answer = portalCalls.answers[call];
    if (new Headers(init.headers).get('Authorization') !== `Bearer ${portalCalls.token}`) return undefined;
    delete portalCalls.answers[call];
    return answer;
  }
  return (address, init) => begun(address, init) ?? page.fetch(address, init);
}
