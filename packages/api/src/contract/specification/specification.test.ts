import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contract, type Endpoint } from '../index.ts';
import { compareCalls, type Difference } from './compare.ts';
import { readListed } from './listed-differences.ts';
import { entitiesOf, type SpecifiedCall, specifiedCalls } from './specified-calls.ts';

const writtenCall = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  service: z.string(),
  requestIn: z.enum(['none', 'query', 'json', 'multipart']).optional(),
  request: z.record(z.string(), z.unknown()),
  response: z.unknown(),
});

const written = ['communities', 'platform', 'events-content-cpd-services'].flatMap((name) =>
  readFileSync(new URL(`${name}.calls.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => writtenCall.parse(JSON.parse(line))),
);
const specified = specifiedCalls(written);
const endpoints = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));
const entities = entitiesOf(written);
const found = compareCalls(specified, endpoints, entities);
const page = new URL('../../../../../docs/api-differences.md', import.meta.url);
const listed = readListed(readFileSync(page, 'utf8'));

const callLine = ({ ids, method, path }: SpecifiedCall): string => `${ids.join(', ')} ${method} ${path}`;
const differenceLine = ({ kind, at, specified: there, here }: Difference): string =>
  `${kind}: ${at} | ${there} | ${here}`;

describe('the contract beside the specification, as docs/api-differences.md lists it', () => {
  test('every specified call is in the contract, or listed as answered beside it or as not built yet, and none is both', () => {
    expect([...listed.notBuilt, ...listed.besideContract].sort()).toEqual(found.notBuilt.map(callLine).sort());
  });

  test('every call of communities is made by the method, path and place of its request that are written, but for those beside it [COM-855]', () => {
    const ofCommunities = ({ ids }: SpecifiedCall) => ids.some((id) => id.startsWith('COM-'));
    const missing = found.notBuilt.filter(ofCommunities).map(callLine);
    expect(missing.filter((line) => !listed.besideContract.includes(line))).toEqual([]);
    expect(specified.filter(ofCommunities).length).toBeGreaterThan(120);
    // A call that is written without a body may be sent without one.
    const moved = found.differences.filter((one) => /^COM-C\d+ body$/.test(one.at) && one.specified !== 'none');
    expect(moved.map(differenceLine)).toEqual([]);
  });

  test('every field that is left out, added or typed otherwise is listed with its reason, and nothing else is [COM-854]', () => {
    expect(listed.differences.map(differenceLine).sort()).toEqual(found.differences.map(differenceLine).sort());
  });

  test('every call beyond the specification is listed with its reason, and no other', () => {
    expect(listed.own.toSorted()).toEqual(found.own.map(({ method, path }) => `${method} ${path}`).sort());
  });
});

describe('the comparison', () => {
  const { getList } = contract.communities;
  const call = specified.find(({ id }) => id === 'COM-C03');

  function differencesOf(endpoint: Endpoint): string[] {
    if (call === undefined) throw new Error('COM-C03 is gone');
    const usual = new Set(compareCalls([call], [getList], entities).differences.map(differenceLine));
    return compareCalls([call], [endpoint], entities)
      .differences.map(differenceLine)
      .filter((line) => !usual.has(line));
  }

  const listBody = getList.body.schema;
  const { shape } = getList.reply.schema;
  const reply = (schema: z.ZodType): Endpoint => ({ ...getList, reply: { kind: 'json', schema } });
  const body = (schema: z.ZodType): Endpoint => ({ ...getList, body: { kind: 'json', schema } });

  test.each<[string, Endpoint, string[]]>([
    ['nothing changed', getList, []],
    [
      'a bare list in place of a named one',
      reply(z.object({ items: shape.communities, totalItemCount: z.int() })),
      ['left out: COM-C03 reply.communities | list of object | –', 'added: COM-C03 reply.items | – | list of object'],
    ],
    [
      'a total as text',
      reply(z.object({ ...shape, totalItemCount: z.string() })),
      ['typed otherwise: COM-C03 reply.totalItemCount | number | string'],
    ],
    [
      'a total that may be missing',
      reply(z.object({ ...shape, totalItemCount: z.int().nullable() })),
      ['typed otherwise: COM-C03 reply.totalItemCount | number | number or none'],
    ],
    [
      'a field that is demanded beyond the specification',
      body(listBody.extend({ sort: z.string() })),
      ['added: COM-C03 body.sort | – | string'],
    ],
    [
      'a field that nobody can send',
      body(listBody.omit({ tagIds: true })),
      ['left out: COM-C03 body.tagIds | list of string | –'],
    ],
    ['another service', { ...getList, service: 'content' }, ['typed otherwise: COM-C03 service | community | content']],
  ])('finds %s', (_, endpoint, differences) => {
    expect(differencesOf(endpoint)).toEqual(differences);
  });

  test('finds a call under another method or path, whatever its parameters are called', () => {
    const moved = (change: Partial<Endpoint>): Endpoint => ({ ...contract.communities.byId, ...change });
    const known = specified.filter(({ id }) => id === 'COM-C06');
    const isFound = (endpoint: Endpoint): boolean => compareCalls(known, [endpoint], entities).notBuilt.length === 0;
    expect(isFound(moved({ path: '/api/v1/Community/{communityId}' }))).toBe(true);
    expect(isFound(moved({ method: 'POST' }))).toBe(false);
    expect(isFound(moved({ path: '/api/v1/communities/{id}' }))).toBe(false);
  });
});
