import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** Overlays, focus and the keyboard work inside of shadow roots, at a small cost for every press. Call it before anything is rendered. */
export function prepareShadowRoots(): void {
  enableShadowDOM();
}
