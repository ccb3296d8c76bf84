export { MapOfPlaces, type MapOfPlacesProps } from './MapOfPlaces.tsx';
export type { MapLabels } from './labels.ts';
export type { MapPlace, MapTileSource } from './map-place.ts';
