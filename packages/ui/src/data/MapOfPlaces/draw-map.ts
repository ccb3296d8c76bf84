import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import type { Leaflet } from './load-leaflet.ts';
import type { MapPlace, MapTileSource } from './map-place.ts';

type Tiles = Pick<MapTileSource, 'url' | 'maxZoom'>;

/** A map that stands on the page. */
export interface DrawnMap {
  leaflet: Leaflet;
  map: LeafletMap;
  markers: LayerGroup;
  /** Takes it off the page. */
  end: () => void;
}

interface Listeners {
  onZoom: (zoom: number) => void;
  /** Whether pictures of what is looked at could be fetched. */
  onPictures: (areThere: boolean) => void;
}

/** Around what is shown, in pixels, and how near that is at most. */
const margin = 32;
const town = 12;

/** Nothing moves by itself: what somebody drags follows their finger, and everything else is there at once. */
const still = { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false };

export function drawMap(leaflet: Leaflet, box: HTMLElement, tiles: Tiles, listeners: Listeners): DrawnMap {
  const map = leaflet.map(box, {
    ...still,
    // Both are drawn beside the map, by our own components.
    ...{ zoomControl: false, attributionControl: false },
    // The page scrolls on, wherever the pointer is.
    ...{ scrollWheelZoom: false, worldCopyJump: true, minZoom: 2, maxZoom: tiles.maxZoom },
  });
  map.on('zoomend', () => listeners.onZoom(map.getZoom()));
  moveAtOnce(map);
  const over = new AbortController();
  dragByMouse(map, over.signal);
  addTiles(leaflet, map, tiles, listeners);
  const end = () => {
    over.abort();
    map.remove();
  };
  return { leaflet, map, markers: leaflet.layerGroup().addTo(map), end };
}

/** Arrows, and a place that gets the focus, would slide the map: no option of it says otherwise. */
function moveAtOnce(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}

/** One finger scrolls the page: what drags the map is told before it hears of it. Two fingers are none of dragging. */
function dragByMouse(map: LeafletMap, signal: AbortSignal): void {
  const toggleDragging = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') map.dragging.enable();
    else map.dragging.disable();
  };
  map.getContainer().addEventListener('pointerdown', toggleDragging, { capture: true, signal });
}

/** A third of what is seen further east and south, or west and north where they are negative; beyond the line of the date it is the same world. */
export function moveOn({ map }: Pick<DrawnMap, 'map'>, east: number, south: number): void {
  const { x, y } = map.getSize();
  const middle = map.project(map.getCenter()).add([(east * x) / 3, (south * y) / 3]);
  map.panTo(map.wrapLatLng(map.unproject(middle)), { animate: false });
}

function addTiles(leaflet: Leaflet, map: LeafletMap, { url, maxZoom }: Tiles, { onPictures }: Listeners): void {
  // Whoever draws maps must know which website they are shown on; which page of it, and what was looked for, is none of their business.
  const layer = leaflet.tileLayer(url, { maxZoom, referrerPolicy: 'origin' });
  const pictures = { there: 0, gone: 0 };
  layer.on('loading', () => Object.assign(pictures, { there: 0, gone: 0 }));
  layer.on('tileload', () => {
    pictures.there += 1;
  });
  layer.on('tileerror', () => {
    pictures.gone += 1;
  });
  layer.on('load', () => {
    if (pictures.there + pictures.gone > 0) onPictures(pictures.there > 0);
  });
  layer.addTo(map);
}

/** As near as all places can be seen, and at first no nearer than a town; the world where there are none. */
export function showAll(
  { leaflet, map }: Pick<DrawnMap, 'leaflet' | 'map'>,
  places: readonly MapPlace[],
  maxZoom = town,
): void {
  if (places.length === 0) {
    map.setView([0, 0], map.getMinZoom(), { animate: false });
    return;
  }
  const bounds = leaflet.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
  const { x, y } = map.getSize();
  // Into no room at all nothing fits, and it would be looked for in vain.
  if (Math.min(x, y) <= 2 * margin) {
    map.setView(bounds.getCenter(), map.getMinZoom(), { animate: false });
    return;
  }
  map.fitBounds(bounds, { padding: [margin, margin], maxZoom, animate: false });
}
