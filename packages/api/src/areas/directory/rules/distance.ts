import type { Refusal } from '../../../rules/refusal.ts';

/** A point on the map: degrees north, and east of Greenwich. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** How far away somebody looks, in kilometres. */
export const distances = ['5', '10', '25', '50', '100', '250'] as const;
export type Distance = (typeof distances)[number];
export const defaultDistance: Distance = '25';
/** Near nothing in particular. */
export const anywhere: Readonly<{ near: string; within: Distance }> = { near: '', within: defaultDistance };

/** Mean radius of the earth. */
export const earthMetres = 6_371_008.8;
/** A degree of latitude is nowhere shorter. */
export const degreeMetres = 110_000;

/** A postcode as it is kept, however it was typed: 'sw1a  1aa' is 'SW1A 1AA'. */
export function postCodeOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whole metres along the surface, by the haversine. */
export function metresBetween(from: Place, to: Place): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return Math.round(2 * earthMetres * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/** Whether a distance in metres lies within one that was chosen. */
export function isWithinDistance(metres: number, distance: Distance): boolean {
  return metres <= Number(distance) * 1000;
}

/** As it is told: a postcode is a place of some kilometres, so that less would only look exact. */
export function kilometresOf(metres: number): number {
  return Math.round(metres / 1000);
}

/** Nobody is near a postcode of which nobody knows where it is. */
export function unknownPostCode(postCode: string): Refusal {
  return {
    code: 'invalid_input',
    message: `We do not know where the postcode ${postCode} is.`,
    field: 'query.near',
  };
}
