import { degreeMetres, type Distance, earthMetres, postCodeOf } from '@portal/rules';
import { type SQL, sql } from 'drizzle-orm';
import { postcodes } from '../../db/schema/index.ts';

/** What a list is narrowed to: whatever is not so far from a postcode; an empty one narrows nothing. */
export interface Nearness {
  near: string;
  within: Distance;
}

/** A number of ours, which stands in the text so that every call has the same plan. */
const number = (value: number): SQL => sql.raw(String(value));

/** Looked up once in a statement; null where nobody knows the postcode, so that nothing is near it. */
function coordinateOf(near: string, coordinate: 'latitude' | 'longitude'): SQL {
  return sql`(select asked.${sql.raw(coordinate)} from ${postcodes} asked where asked.post_code = ${postCodeOf(near)})`;
}

/** `metresBetween` in SQL, from the postcode that was asked for to that of the row; a test compares both. */
export function metresTo(near: string): SQL<number> {
  const { latitude, longitude } = postcodes;
  const north = sql`sin(radians(${latitude} - ${coordinateOf(near, 'latitude')}) / 2)`;
  const east = sql`sin(radians(${longitude} - ${coordinateOf(near, 'longitude')}) / 2)`;
  const chord = sql`${north} ^ 2 + cos(radians(${coordinateOf(near, 'latitude')})) * cos(radians(${latitude})) * ${east} ^ 2`;
  return sql<number>`round(${number(2 * earthMetres)} * asin(sqrt(least(1, ${chord}))))::int`;
}

/** Whether the row is so near. The index leaves out what is too far north or south: a box of longitudes would end at the line of the date. */
export function isNear({ near, within }: Nearness): SQL | undefined {
  if (near === '') return undefined;
  const metres = Number(within) * 1000;
  const latitude = coordinateOf(near, 'latitude');
  const degrees = number(metres / degreeMetres);
  return sql`${postcodes.latitude} between ${latitude} - ${degrees} and ${latitude} + ${degrees} and ${metresTo(near)} <= ${number(metres)}`;
}

/** How far the row is, for its card. */
export function distanceOf(near: string): SQL.Aliased<number | null> {
  return (near === '' ? sql<number | null>`null::int` : sql<number | null>`${metresTo(near)}`).as('metres');
}

/** The same where a list is put in order by it. */
export const byDistance = sql`metres`;

/** Whether anybody knows where the postcode is. */
export function isKnown(near: string): SQL<boolean> {
  if (near === '') return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from ${postcodes} asked where asked.post_code = ${postCodeOf(near)})`;
}
