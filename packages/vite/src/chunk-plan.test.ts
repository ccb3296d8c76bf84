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
      { shared: [5_000], often: [5_000], seldom: [5_000] },
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

  test('chunks never import each other in a circle', () => {
    // Joined, the page and the words would need the list, which needs the words.
    const parts = { page: [2_000, 'list'], list: [90_000, 'words'], words: [1_000] } satisfies Parameters<
      typeof planned
    >[0];
    const visits = [opened(0, 1, 2), opened(1, 2), opened(0, 2), opened(0, 2), opened(0, 2)];
    expect(planned(parts, visits)).not.toContainEqual(['page', 'words']);
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
