import type { MapPlace } from './map-place.ts';

/** Places that are drawn as one, since they would lie over one another. */
export interface MapCluster {
  places: readonly MapPlace[];
  /** Of all things there. */
  total: number;
  /** Its middle, nearer to where more is. */
  latitude: number;
  longitude: number;
}

/** The world is so many pixels wide before one zooms in. */
const worldWidth = 256;
/** Beyond it the map of the web ends. */
const northernmost = 85.0511;
const radians = Math.PI / 180;

/** Where a place is on the map, in pixels from its corner. */
function pointOf({ latitude, longitude }: MapPlace, zoom: number): { x: number; y: number } {
  const width = worldWidth * 2 ** zoom;
  const sine = Math.sin(Math.max(-northernmost, Math.min(northernmost, latitude)) * radians);
  return {
    x: ((longitude + 180) / 360) * width,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * width,
  };
}

/**
 * Places by what would lie over one another at a zoom: each is drawn with the nearest that is there already, the fullest first, if it is closer than `apart` pixels.
 * The same places give the same clusters.
 */
export function clustersOf(places: readonly MapPlace[], zoom: number, apart: number): MapCluster[] {
  const drawn: { x: number; y: number; places: MapPlace[] }[] = [];
  for (const place of places.toSorted((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))) {
    const { x, y } = pointOf(place, zoom);
    const near = drawn.find((one) => Math.hypot(one.x - x, one.y - y) < apart);
    if (near === undefined) drawn.push({ x, y, places: [place] });
    else near.places.push(place);
  }
  return drawn.map((one) => clusterOf(one.places));
}

function clusterOf(places: readonly MapPlace[]): MapCluster {
  const total = places.reduce((sum, place) => sum + place.total, 0);
  const mean = (of: (place: MapPlace) => number) =>
    places.reduce((sum, place) => sum + of(place) * place.total, 0) / total;
  return { places, total, latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
