/* oxlint-disable portal/browser-storage -- The login of a host that owns its origin begins the first calls of a page. */
import { inlineScript } from './inline-script.ts';

/**
 * Who looks, what they may do, and the first that a page reads itself begin before its scripts. A browser has six connections to a server: behind two rounds of
 * scripts these calls, a few hundred bytes each, would hold up the page; more of them would hold up the scripts.
 */
const mostPrefetched = 3;

/**
 * An inline script that prefetches the first calls of a page behind sign-in, where a login is stored and has not expired, and then preloads the scripts and
 * fonts that the page needs, which links in the HTML would do before any call. `prefetchedCalls` of `@portal/host` takes the answers up; a query of the page's address may ask for other things.
 */
export function prefetchScript(
  pattern: string,
  calls: readonly string[],
  scripts: readonly string[],
  fonts: readonly string[],
): string {
  return inlineScript(prefetch, [
    pattern,
    [calls.slice(0, mostPrefetched), calls.slice(mostPrefetched)],
    scripts.map((file) => `/${file}`),
    fonts,
  ]);
}

/** Runs in the page, by itself: it can use nothing from outside. The login is as the host's stored session writes it. */
function prefetch(
  pattern: string,
  [first, others]: readonly [readonly string[], readonly string[]],
  scripts: readonly string[],
  fonts: readonly string[],
): void {
  const answers: Record<string, Promise<Response>> = {};
  const send = (calls: readonly string[], turn?: Promise<unknown>) => {
    try {
      const { accessToken, expiresAt } = JSON.parse(atob(localStorage.getItem('token') ?? ''));
      if (!(Date.parse(expiresAt) > Date.now())) return;
      const segments = location.pathname.split('/');
      const names = pattern.split('/');
      const fill = (address: string) =>
        address.replace(/\{(\w+)\}/g, (mark: string, name: string, at: number) => {
          const value = decodeURIComponent(segments[names.indexOf(`:${name}`)] ?? '');
          return address.slice(0, at).includes('?')
            ? String(new URLSearchParams([[mark, value]])).replace(/^.*?=/, '')
            : encodeURIComponent(value);
        });
      const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
      for (const call of calls) {
        const [method = '', address = '', ...rest] = call.split(' ');
        const body = rest.join(' ');
        // The query may ask for something else.
        if (body !== '' && location.search !== '') continue;
        const request = [method, fill(address), ...rest].join(' ');
        const sent = body === '' ? { headers } : { headers: { ...headers, 'Content-Type': 'application/json' }, body };
        const ask = () => fetch(fill(address), { method, ...sent });
        const answer = turn === undefined ? ask() : turn.then(ask);
        answers[request] = answer;
        // The failure belongs to whoever uses the prefetched answer.
        answer.catch(() => undefined);
      }
      Object.assign(window, { portalCalls: { token: accessToken, answers } });
    } catch {
      // The portal makes its calls itself.
    }
  };
  const preload = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...link }));
  send(first);
  for (const href of scripts) preload({ rel: 'modulepreload', href });
  for (const href of fonts) preload({ rel: 'preload', as: 'font', type: 'font/woff2', href });
  // A call that no cache is asked for would overtake scripts, and even the first calls, on the way to a connection.
  send(
    others,
    Promise.race(Object.values(answers)).catch(() => undefined),
  );
}
