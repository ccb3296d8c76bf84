/** A seeded source of chance: the same seed always gives the same world. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** One item; an item of twice the weight comes twice as easily. */
  choose: <T>(items: readonly T[], weigh: (item: T) => number) => T | undefined;
  shuffle: <T>(items: readonly T[]) => T[];
  /** `count` different items; an item of twice the weight comes twice as easily. */
  sample: <T>(items: readonly T[], count: number, weigh?: (item: T) => number) => T[];
}

function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number, weigh: (item: T) => number = () => 1): T[] =>
    items
      .map((item) => ({ item, key: Math.log(next() || Number.MIN_VALUE) / weigh(item) }))
      .sort((a, b) => b.key - a.key)
      .slice(0, count)
      .map(({ item }) => item);
  const choose = <T>(items: readonly T[], weigh: (item: T) => number): T | undefined => {
    let total = 0;
    const edges = items.map((item) => (total += weigh(item)));
    const mark = next() * total;
    return items[edges.findIndex((edge) => edge > mark)];
  };
  return {
    next,
    between,
    pick,
    sample,
    choose,
    chance: (probability) => next() < probability,
    shuffle: (items) => sample(items, items.length),
  };
}
