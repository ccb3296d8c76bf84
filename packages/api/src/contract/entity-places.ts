import * as z from 'zod';
import { comment } from '../areas/comments/contract.ts';
import { community } from '../areas/communities/schemas.ts';
import { eventBase } from '../areas/events/schemas.ts';
import { meeting } from '../areas/meetings/schemas.ts';
import { person } from '../areas/people/schemas.ts';
import { post } from '../areas/posts/schemas.ts';
import type { EntityName, EntityPlaces } from './entities.ts';

const entities: Readonly<Record<EntityName, z.ZodObject>> = {
  post,
  comment,
  community,
  person,
  event: eventBase,
  meeting,
};

/** The places of the outermost entities in a reply, read from its schema: whatever extends an entity's schema is one, whatever picks from it is a part. */
export function entityPlaces(schema: z.ZodType): EntityPlaces {
  return Object.fromEntries(placesIn(schema, [], new Set()));
}

/** Where entities stand in one another. */
export function entityParts(): Partial<Record<EntityName, EntityPlaces>> {
  const parts = Object.entries(entities).map(
    ([name, { shape }]) => [name, entityPlaces(z.object(shape).omit({ id: true }))] as const,
  );
  return Object.fromEntries(parts.filter(([, places]) => Object.keys(places).length > 0));
}

type Place = readonly [path: string, entity: EntityPlaces[string]];

function placesIn(schema: unknown, path: readonly string[], above: ReadonlySet<unknown>): Place[] {
  // A category holds categories.
  if (above.has(schema)) return [];
  const within = new Set([...above, schema]);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return placesIn(schema.unwrap(), path, within);
  if (schema instanceof z.ZodArray) return placesIn(schema.element, [...path, '*'], within);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => placesIn(option, path, within));
  if (!(schema instanceof z.ZodObject)) return [];
  const entity = entityOf(schema);
  if (entity !== null) return [[path.join('.'), entity]];
  return Object.entries(schema.shape).flatMap(([key, field]) => placesIn(field, [...path, key], within));
}

function entityOf({ shape }: z.ZodObject): EntityPlaces[string] | null {
  const names = Object.keys(entities) as EntityName[]; // The keys of a record of names.
  const whole = names.find((name) => holdsAll(shape, entities[name].shape));
  if (whole !== undefined) return whole;
  if (!('id' in shape) || Object.keys(shape).length === 1) return null;
  // Fields that many schemas share, such as dates, fit several entities and so tell nothing.
  const [part, ...others] = names.filter((name) => holdsAll(entities[name].shape, shape));
  return part === undefined || others.length > 0 ? null : `part of ${part}`;
}

/** `extend` and `pick` keep the very schemas of the fields, so a field of the same name made elsewhere does not count. */
function holdsAll(shape: z.ZodRawShape, wanted: z.ZodRawShape): boolean {
  return Object.entries(wanted).every(([key, field]) => shape[key] === field);
}
