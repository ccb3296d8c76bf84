import type { PlaceOf } from '../places/places.ts';

export interface Portal {
  placeOf: PlaceOf;
}
