import { expect, test } from 'vitest';
import { externalCategories } from './external-categories.ts';

const settings = { url: 'https://catalogue.example.org/categories', authorization: 'Key secret' };
const now = new Date('2026-03-02T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

/** A system that answers these, one after the other, and what it was asked. */
function answering(...answers: (() => Response)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const ask: typeof fetch = async (url, init = {}) => {
    requests.push({ url: new Request(url).url, init });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === undefined) throw new Error('Nobody is there');
    return answer();
  };
  return { requests: requests, categories: externalCategories(settings, ask) };
}

const two = () =>
  Response.json({
    data: [
      { id: 7, label: 'Funding', extra: true },
      { id: 'b', label: 'Forms' },
    ],
  });

test('are asked for with the header that opens them, once for everybody in five minutes [CNT-109]', async () => {
  const { requests, categories } = answering(two);
  const [first, second] = await Promise.all([categories.read(now), categories.read(now)]);
  expect(first).toEqual([
    { id: '7', label: 'Funding', type: 'ResourceCategories' },
    { id: 'b', label: 'Forms', type: 'ResourceCategories' },
  ]);
  expect(second).toBe(first);
  await categories.read(later(299_999));
  expect(requests.map(({ url, init }) => [url, new Headers(init.headers).get('authorization'), init.redirect])).toEqual(
    [[settings.url, 'Key secret', 'error']],
  );
  await categories.read(later(300_000));
  expect(requests).toHaveLength(2);
});

test.each<[string, () => Response]>([
  ['a failure', () => new Response('', { status: 500 })],
  ['what is no JSON', () => new Response('<html>')],
  ['what is no list', () => Response.json({ data: 'none' })],
  ['a category without a name', () => Response.json({ data: [{ id: 1 }] })],
  ['more than anybody reads', () => new Response(' '.repeat(1_048_577))],
  [
    'more categories than anybody has',
    () => Response.json({ data: Array.from({ length: 1_001 }, (_, id) => ({ id, label: 'x' })) }),
  ],
])('%s is an error, and asked for again at once', async (_, failure) => {
  const { categories } = answering(failure, two);
  await expect(categories.read(now)).rejects.toThrow();
  expect(await categories.read(now)).toHaveLength(2);
});
