import { describe, expect, test } from 'vitest';
import { type Part, planChunks, type Visit } from './chunk-plan.ts';

/** Parts by name, each with its size in bytes and what it imports. */
function planned(parts: Record<string, [size: number, ...imports: string[]]>, visits: readonly Visit[]): string[][] {
  const names = Object.keys(parts);
  const list = Object.entries(parts).map(([name, [size, ...imports]]): Part => ({
    name,
    modules: [name],
    size,
    imports: imports.map((imported) => names.indexOf(imported)),
  }));
  const chunks = planChunks(list, visits);
  return [...Map.groupBy(names, (name) => chunks.get(name)).values()];
}

const once = { requestWeight: 1, byteWeight: 1 };
const opened = (...needs: number[]): Visit => ({ needs: new Set(needs), present: new Set(), ...once });

describe('chunks from what pages need', () => {
  test.each<[string, Parameters<typeof planned>[0], Visit[], string[][]]>([
    ['what the same pages need is one chunk', { a: [90_000], b: [90_000] }, [opened(0, 1)], [['a', 'b']]],
    ['what no two visits share stays apart', { a: [100], b: [100] }, [opened(0), opened(1)], [['a'], ['b']]],
    [
      'a small part goes with what nearly all pages need',
      { shell: [50_000], sign: [500] },
      [opened(0, 1), opened(0, 1), opened(0)],
      [['shell', 'sign']],
    ],
    [
      'a large one does not, where some pages would fetch it in vain',
      { shell: [50_000], editor: [60_000] },
      [opened(0, 1), opened(0, 1), opened(0)],
      [['shell'], ['editor']],
    ],
    [
      'of two that might be joined with a third, the one that saves more is',
      { shared: [5_000], often: [5_000], seldom: [6_000] },
      [opened(0, 1), opened(0, 1), opened(0, 1), opened(0, 2)],
      [['shared', 'often'], ['seldom']],
    ],
    ['nothing is needed by nobody', { a: [100], b: [100] }, [], [['a'], ['b']]],
  ])('%s', (_, parts, visits, chunks) => {
    expect(planned(parts, visits)).toEqual(chunks);
  });

  test('what opens later goes with its page only where it is small', () => {
    const later = { needs: new Set([1]), present: new Set([0]), requestWeight: 0.2, byteWeight: 0.2 };
    const visits: Visit[] = [opened(0), later];
    expect(planned({ page: [9_000], tip: [400] }, visits)).toEqual([['page', 'tip']]);
    expect(planned({ page: [9_000], editor: [40_000] }, visits)).toEqual([['page'], ['editor']]);
  });

  test('what a part imports comes with it: pages that do not need that are not made to fetch it', () => {
    const parts = { shell: [60_000], tool: [800, 'editor'], editor: [90_000] } satisfies Parameters<typeof planned>[0];
    const visits = [opened(0, 1, 2), opened(0), opened(0)];
    expect(planned(parts, visits)).toEqual([['shell'], ['tool', 'editor']]);
  });

  test('chunks never import each other in a circle, whatever the parts', () => {
    const random = numbersFrom(7);
    for (let turn = 0; turn < 300; turn += 1) {
      const parts = randomParts(random);
      const chunks = planChunks(parts, randomVisits(parts, random));
      const chunkOf = (at: number) => chunks.get(parts[at]?.modules[0] ?? '') ?? '';
      const imports = new Map<string, Set<string>>();
      for (const [at, part] of parts.entries())
        for (const imported of part.imports.map(chunkOf).filter((other) => other !== chunkOf(at)))
          imports.set(chunkOf(at), (imports.get(chunkOf(at)) ?? new Set()).add(imported));
      const inCircle = [...imports.keys()].filter((chunk) =>
        reached(imports.get(chunk) ?? [], (next) => imports.get(next) ?? []).has(chunk),
      );
      expect(inCircle, `turn ${turn}`).toEqual([]);
    }
  });

  test('two chunks that would be called alike have names of their own, and the same parts the same names', () => {
    const parts = ['one.ts', 'other.ts'].map((module): Part => ({
      name: 'page',
      modules: [module],
      size: 1,
      imports: [],
    }));
    const visits = [opened(0), opened(1)];
    expect([...planChunks(parts, visits)]).toEqual([
      ['one.ts', 'page'],
      ['other.ts', 'page-2'],
    ]);
    expect(planChunks(parts, visits)).toEqual(planChunks(parts, visits));
  });
});

/** The same numbers from 0 to 1 every time. */
function numbersFrom(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Each imports some of those after it, as no circle is in what a bundler writes. */
function randomParts(random: () => number): Part[] {
  const count = 4 + Math.floor(random() * 14);
  return Array.from({ length: count }, (_, at) => ({
    name: `part ${at}`,
    modules: [`${at}.ts`],
    size: Math.floor(10 ** (2 + random() * 3.2)),
    imports: Array.from({ length: count - at - 1 }, (__, after) => at + 1 + after).filter(() => random() < 0.25),
  }));
}

/** Pages, some of them begun with, and what opens later in them; whoever needs a part has what it imports. */
function randomVisits(parts: readonly Part[], random: () => number): Visit[] {
  const some = (share: number) =>
    reached(
      [...parts.keys()].filter(() => random() < share),
      (at) => parts[at]?.imports ?? [],
    );
  return Array.from({ length: 2 + Math.floor(random() * 8) }, () => {
    const needs = some(0.2);
    const isLate = random() < 0.4;
    const present = isLate ? some(0.15) : new Set<number>();
    const weight = isLate ? 0.2 : random() < 0.2 ? 5 : 1;
    return { needs, present, requestWeight: weight, byteWeight: weight === 5 ? 400 : weight };
  });
}

function reached<Place>(from: Iterable<Place>, next: (place: Place) => Iterable<Place>): Set<Place> {
  const found = new Set<Place>();
  const open = [...from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    open.push(...next(place));
  }
  return found;
}
