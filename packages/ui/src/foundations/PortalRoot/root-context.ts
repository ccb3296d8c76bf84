import { createContext, useContext } from 'react';
import type { LazyLabels } from '../../feedback/Lazy/lazy-labels.ts';

export interface RootContextValue {
  /** Where dialogs, menus and tooltips are rendered: inside the root, so that they carry its theme. Null until it is on the page. */
  readonly overlays: HTMLElement | null;
  /** The prefix of what is kept in the browser about this root's lists. */
  readonly storageScope: string;
  /** The language that dates are written in. */
  readonly locale: string;
  /** What is said of a part whose code could not be fetched. */
  readonly lazyLabels?: Partial<LazyLabels> | undefined;
}

export const defaultLocale = 'en-AU';

export const RootContext = createContext<RootContextValue | null>(null);

/** Where an overlay is rendered, as properties of the overlay. */
export function useOverlayContainer() {
  const root = useContext(RootContext);
  return {
    /** False while the root is being mounted: an overlay that opened now would stand outside of the theme. */
    isReady: root === null || root.overlays !== null,
    container: root?.overlays ?? null,
    place: root?.overlays ? { UNSTABLE_portalContainer: root.overlays } : {},
  };
}

/** The key in the browser's storage that belongs to this root alone; undefined for none. */
export function useScopedKey(key: string | undefined): string | undefined {
  const scope = useContext(RootContext)?.storageScope ?? '';
  return key === undefined ? undefined : `${scope}/${key}`;
}

export function useRootLocale(): string {
  return useContext(RootContext)?.locale ?? defaultLocale;
}
