import { expect, test } from 'vitest';
import * as z from 'zod';
import { entityPlaces } from './entity-places.ts';
import { id, iso } from './fields.ts';
import { community, person, post } from './index.ts';

test.each([
  ['the reply itself', post, { '': 'post' }],
  [
    'a field, a list, a list in a list',
    z.object({ best: post, pages: z.array(z.array(person)) }),
    { best: 'post', 'pages.*.*': 'person' },
  ],
  ['what may be missing', z.object({ a: person.nullable(), b: person.optional() }), { a: 'person', b: 'person' }],
  ['one of several', z.object({ found: z.array(z.union([post, person])) }), { 'found.*': 'person' }],
  ['what has more fields', z.object({ members: z.array(person.extend({ since: iso })) }), { 'members.*': 'person' }],
  ['some of its fields', z.object({ of: community.pick({ id: true, name: true }) }), { of: 'part of community' }],
  ['fields of its own with the same names', z.object({ of: z.object({ id, name: z.string() }) }), {}],
  ['an id and a date, which many have', z.object({ of: z.object({ id, createdAt: iso }) }), {}],
  ['an id alone', z.object({ of: z.object({ id }) }), {}],
] satisfies [string, z.ZodType, object][])('finds entities in a reply: %s', (_, schema, places) => {
  expect(entityPlaces(schema)).toEqual(places);
});
