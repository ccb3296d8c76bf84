import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { jsonAnswer } from './json-answer.ts';

const app = new Hono();
app.get('/:length', (c) => jsonAnswer(c, 'é'.repeat(Number(c.req.param('length')))));

const answerTo = (length: number, encoding?: string) =>
  app.request(`/${length}`, encoding === undefined ? {} : { headers: { 'Accept-Encoding': encoding } });

test.each([
  [100, 'gzip', null],
  [2_000, undefined, null],
  [2_000, 'br, identity', null],
  [2_000, 'gzip;q=0', null],
  [2_000, 'gzip, deflate, br', 'gzip'],
  [200_000, 'gzip', 'gzip'],
])(
  'an answer of %i letters to who reads %s is encoded as %s and says how long it is',
  async (length, reads, encoding) => {
    const answer = await answerTo(length, reads);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { headers } = answer;
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(JSON.parse((encoding === null ? bytes : gunzipSync(bytes)).toString())).toHaveLength(length);
  },
);
