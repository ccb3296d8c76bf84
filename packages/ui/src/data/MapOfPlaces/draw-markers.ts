import { classNames } from '../../foundations/class-names.ts';
import { clustersOf, type MapCluster } from './clusters.ts';
import { type DrawnMap, showAll } from './draw-map.ts';
import * as styles from './MapOfPlaces.css.ts';
import type { MapPlace } from './map-place.ts';

export interface MarkerWords {
  /** '7 members at 3056' */
  nameOf: (place: MapPlace) => string;
  /** '24 members at 5 postcodes' */
  nameOfMany: (total: number, places: number) => string;
  /** How the names write a number, which stands on the marker alone: '1,200'. Its digits when left out. */
  numberOf?: ((n: number) => string) | undefined;
}

interface Markers extends MarkerWords {
  places: readonly MapPlace[];
  /** The place around which the list is shown. */
  chosenId: string | null;
  zoom: number;
  onChoose: (id: string) => void;
}

/** So wide is a marker for a finger, in pixels, and so far apart are two. */
const markerWidth = 44;

/** A button for each place, or for several that lie over one another: the map comes nearer to those. Whoever was on a button that is gone is on the map. */
export function drawMarkers(drawn: DrawnMap, { places, zoom, ...shown }: Markers): void {
  const { map, markers } = drawn;
  const wasFocused = Boolean(map.getPane('markerPane')?.querySelector(':focus'));
  markers.clearLayers();
  for (const cluster of clustersOf(places, zoom, markerWidth)) drawMarker(drawn, cluster, shown);
  if (wasFocused) map.getContainer().focus({ preventScroll: true });
}

function drawMarker(
  drawn: DrawnMap,
  cluster: MapCluster,
  { nameOf, nameOfMany, numberOf = String, chosenId, onChoose }: Omit<Markers, 'places' | 'zoom'>,
): void {
  const { leaflet, map, markers } = drawn;
  const { places, total, latitude, longitude } = cluster;
  const [place] = places;
  if (place === undefined) return;
  const isOne = places.length === 1 || map.getZoom() >= map.getMaxZoom();
  const press = () => (isOne ? onChoose(place.id) : showAll(drawn, places, map.getMaxZoom()));
  const number = document.createElement('span');
  number.textContent = numberOf(total);
  const isChosen = places.some(({ id }) => id === chosenId);
  const className = classNames(styles.marker, isChosen && styles.chosen);
  const icon = leaflet.divIcon({ className, html: number, iconSize: [markerWidth, markerWidth] });
  const marker = leaflet.marker([latitude, longitude], { icon, riseOnHover: true });
  marker.on('click', press).addTo(markers);
  const element = marker.getElement();
  element?.setAttribute('aria-label', isOne ? nameOf(place) : nameOfMany(total, places.length));
  if (isChosen) element?.setAttribute('aria-current', 'true');
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
}
