import { createContext, useContext } from 'react';

export interface RootContextValue {
  /** Where dialogs, menus and tooltips are drawn: inside the root, so that they carry its theme. Null until it is on the page. */
  readonly overlays: HTMLElement | null;
}

export const RootContext = createContext<RootContextValue | null>(null);

/** Where an overlay is drawn, as properties of the overlay. */
export function useOverlayPlace() {
  const root = useContext(RootContext);
  return {
    /** False while the root is being mounted: an overlay that opened now would stand outside of the theme. */
    isReady: root === null || root.overlays !== null,
    container: root?.overlays ?? null,
    place: root?.overlays ? { UNSTABLE_portalContainer: root.overlays } : {},
  };
}
