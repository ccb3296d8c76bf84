// An ambient module cannot be imported, and the build of the declarations sees only what is named here.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./leaflet-module.d.ts" />
import type * as LeafletModule from 'leaflet';

export type Leaflet = typeof LeafletModule;

/** It needs a window, and is fetched where there is one. */
export function loadLeaflet(): Promise<Leaflet> {
  return import('leaflet/dist/leaflet-src.esm.js');
}
