export interface MapLabels {
  zoomIn: string;
  zoomOut: string;
  moveNorth: string;
  moveSouth: string;
  moveWest: string;
  moveEast: string;
  /** How fingers move it. */
  twoFingers: string;
  loading: string;
  /** No picture of the map could be fetched: what is on it stays, and can be read elsewhere. */
  picturesGone: string;
  /** What draws the map could not be fetched. */
  failed: string;
  retry: string;
}

export const defaultMapLabels: MapLabels = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  moveNorth: 'Move north',
  moveSouth: 'Move south',
  moveWest: 'Move west',
  moveEast: 'Move east',
  twoFingers: 'Move the map with two fingers.',
  loading: 'The map is loading',
  picturesGone: 'The pictures of the map cannot be reached.',
  failed: 'The map could not be loaded',
  retry: 'Try again',
};
