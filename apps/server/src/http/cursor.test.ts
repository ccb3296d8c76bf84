import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { createCursors, keyText, moment } from './cursor.ts';
import { ProblemError } from './problem.ts';

const shape = z.tuple([moment, keyText]);
const secret = 'a secret';
const feed = createCursors(secret)('feed', shape);
const place: z.output<typeof shape> = ['2026-03-02T01:00:00.000Z', 'post-1'];

function refusedField(cursor: string): string | undefined {
  try {
    feed.unpack(cursor);
  } catch (error) {
    return error instanceof ProblemError ? error.details.field : 'another error';
  }
  return undefined;
}

function packed(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** As the server would sign it, whatever it holds. */
function signed(text: string, list = 'feed', by = secret): string {
  const signature = createHmac('sha256', by).update(`cursor\n${list}\n${text}`).digest().subarray(0, 16);
  return `${text}.${signature.toString('base64url')}`;
}

test('a cursor comes back as the place that it was made of', () => {
  expect(feed.unpack(feed.pack(place))).toEqual(place);
  expect(feed.pack(place)).toBe(signed(packed(place)));
});

describe('a cursor is refused', () => {
  test.each([
    ['without a signature', packed(place)],
    ['with one that is made up', `${packed(place)}.${'A'.repeat(22)}`],
    ['with one of another length', `${packed(place)}.A`],
    ['changed behind its signature', feed.pack(place).replace(/^./, 'X')],
    ['of another list', createCursors(secret)('saved posts', shape).pack(place)],
    ['of another server', createCursors('another secret')('feed', shape).pack(place)],
    ['that is empty', ''],
    ['that is no base64', signed('%%%')],
    ['that is no JSON', signed(Buffer.from('{').toString('base64url'))],
  ])('%s', (_, cursor) => {
    expect(refusedField(cursor)).toBe('query.after');
  });

  test.each([
    [['0000-01-01T00:00:00.000Z', 'x']],
    [['-000001-01-01T00:00:00.000Z', 'x']],
    [['+275760-09-13T00:00:00.000Z', 'x']],
    [['2026-02-31T00:00:00.000Z', 'x']],
    [['infinity', 'x']],
    [[99_999_999_999, 'x']],
    [[{ toString: null }, 'x']],
    [['2026-03-02T01:00:00.000Z', { toString: null }]],
    [['2026-03-02T01:00:00.000Z', 'a\0b']],
    [['2026-03-02T01:00:00.000Z', '\ud800']],
    [['2026-03-02T01:00:00.000Z']],
    [['2026-03-02T01:00:00.000Z', 'x', 'y']],
    [{ length: 2 }],
    [null],
  ])('that holds %j, were it signed', (key) => {
    expect(refusedField(signed(packed(key)))).toBe('query.after');
  });
});
