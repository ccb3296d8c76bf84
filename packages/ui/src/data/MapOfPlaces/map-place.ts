/** Somewhere on a map, and how many things are there. */
export interface MapPlace {
  id: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east of Greenwich. */
  longitude: number;
  total: number;
}

/** Where the pictures of a map come from. */
export interface MapTileSource {
  /** `https://tiles.example.org/{z}/{x}/{y}.png` */
  url: string;
  /** Who drew it. */
  attribution: string;
  attributionUrl?: string | undefined;
  /** How far in there are pictures. */
  maxZoom: number;
}
