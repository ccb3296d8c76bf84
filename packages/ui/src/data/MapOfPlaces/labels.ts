export interface MapLabels {
  zoomIn: string;
  zoomOut: string;
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
  loading: 'The map is loading',
  picturesGone: 'The pictures of the map cannot be reached.',
  failed: 'The map could not be loaded',
  retry: 'Try again',
};
