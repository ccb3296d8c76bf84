import {
  type ComposedRoute,
  createTranslate,
  type Feature,
  type FirstRead,
  isSwitchedOn,
  memorySession,
  type SessionPort,
} from '@portal/kit';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './App.tsx';
import { composePortal, type PortalComposition, type PortalParts } from './composition.ts';
import { hostMessages } from './messages.ts';
import { fixedHistory } from './navigation/portal-history.ts';
import { readsOfAll } from './navigation/hydrate-queries.ts';
import { loadSignedInArea } from './shell/load-signed-in-area.ts';
import { tabTitle } from './shell/use-page-title.ts';

/** The page of a route, as far as it can be prerendered. */
export interface PageDocument {
  /** `/communities/:alias` */
  pattern: string;
  /** `communities.community`; undefined for a page that begins otherwise for each visitor. */
  name: string | undefined;
  /** Signed-out visitors see it; else only those who are signed in. */
  isPublic: boolean;
  /** It shows what the device has kept where nothing can be asked. */
  worksOffline: boolean;
  /** Of the browser's tab. */
  title: string;
  /** What is prefetched for it: `GET /api/v1/account`; `{alias}` stands for that part of the page's own address. */
  firstCalls(): Promise<readonly string[]>;
  /** Its HTML as a visitor first sees it, before anything is known of them. */
  render(): Promise<string>;
}

/**
 * Every page of these features in the order in which addresses are tried, to be prerendered. Behind sign-in they are rendered as they look while they load,
 * public ones with `publicFeatures` alone, as browsers hydrate them.
 */
export function pageDocuments(parts: PortalParts, features: readonly Feature[]): PageDocument[] {
  const composition = composePortal({ ...parts, publicFeatures: features, loadFeatures: async () => features });
  const { routes, publicRoutes } = composition;
  const t = wordsOf(parts);
  const pages = routes.map((route): PageDocument => {
    const isPublic = publicRoutes.includes(route);
    const isPrerendered = isSwitchedOn(parts.profile, route) && (!isPublic || route.isStatic);
    return {
      pattern: route.pattern,
      name: isPrerendered ? `${route.feature}.${route.name}` : undefined,
      isPublic,
      worksOffline: route.worksOffline ?? false,
      title: tabTitle(route.title, parts.profile),
      firstCalls: async () => (isPublic ? [] : firstCallsOf(route)),
      render: () => prerender(composition, route.pattern, isPublic),
    };
  });
  const home = {
    pattern: '/',
    name: 'home',
    isPublic: false,
    worksOffline: false,
    title: tabTitle(t('home'), parts.profile),
    firstCalls: async () => callsOf(await readsOfHome(composition)),
    render: () => prerender(composition, '/', false),
  };
  return [home, ...pages];
}

/** What the page says that stands in for others where there is no network. */
export interface OfflineWords extends Record<'title' | 'text' | 'kept' | 'again', string> {
  locale: string;
  organisation: string;
}

export function offlineWords(parts: PortalParts): OfflineWords {
  const { locale, shortName } = parts.profile;
  const t = wordsOf(parts);
  return {
    ...{ locale, organisation: shortName },
    ...{ title: t('offlineTitle'), text: t('offlineText'), kept: t('offlineKept'), again: t('tryAgain') },
  };
}

function wordsOf({ profile }: PortalParts) {
  return createTranslate(hostMessages, { locale: profile.locale, overrides: [profile.messages] });
}

/** The account and what it may do come before everything; the page's own with them. */
function callsOf(own: readonly FirstRead[]): readonly string[] {
  return [...readsOfAll, ...own].map(({ request }) => request);
}

async function firstCallsOf(route: ComposedRoute): Promise<readonly string[]> {
  const page = await route.load();
  const names = [...route.pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const own = page.firstReads?.(Object.fromEntries(names.map((name) => [name, markOf(name)])), {}) ?? [];
  const marked = (call: string) => names.reduce((text, name) => text.replaceAll(markOf(name), `{${name}}`), call);
  return callsOf(own).map(marked);
}

/** A module of its own, as in browsers: what is imported here comes before the sign-in. */
async function readsOfHome(composition: PortalComposition): Promise<readonly FirstRead[]> {
  const { prefetchHome } = await import('./host-pages/prefetch-home.ts');
  return prefetchHome(composition);
}

/** Stands for a parameter while an address is made, in letters that no encoding changes. */
function markOf(name: string): string {
  return `__${name}__`;
}

async function prerender(composition: PortalComposition, path: string, isPublic: boolean): Promise<string> {
  // What is lazy loads in a browser alone.
  if (!isPublic) await loadSignedInArea(composition);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App
        composition={composition}
        session={isPublic ? memorySession() : somebody()}
        history={fixedHistory(path)}
        prerenderedPage={{ isPrerendering: true, content: [] }}
      />
    </StrictMode>,
    // React leaves out the part that failed and goes on: the page would be rendered without its form.
    { onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${path} could not be drawn`, { cause: errors[0] });
  return html;
}

/** A login that no call is made with. */
function somebody(): SessionPort {
  return memorySession({ accessToken: 'drawn', refreshToken: '', expiresAt: '', userId: '', userName: '' });
}
