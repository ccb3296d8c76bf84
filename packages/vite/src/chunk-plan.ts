/** Modules that are always needed together: a chunk of a bundle that is cut wherever its pages differ. */
export interface Part {
  /** For whoever reads a list of chunks. */
  name: string;
  modules: readonly string[];
  /** Compressed, in bytes. */
  size: number;
  /** Parts that it imports at once, by their places in the list. */
  imports: readonly number[];
}

/** One time that code is fetched: a page that is opened, or something in it that comes later. */
export interface Visit {
  /** Parts that are asked for, by their places. */
  needs: ReadonlySet<number>;
  /** Parts that have come before, with whatever page the visit happens in. */
  present: ReadonlySet<number>;
  /** How often it happens, a page opened once being 1. */
  weight: number;
}

/** On a slow phone a request takes as long as these bytes, where it is one of several that run at once. */
const requestBytes = 7_000;

/** What a part, or a chunk of several, is to each visit. */
const absent = 0;
const needed = 1;
const here = 2;

interface Chunk {
  parts: number[];
  size: number;
  imports: Set<number>;
  /** By visit: absent, needed or here. */
  use: Uint8Array;
}

/**
 * Joins parts into chunks, two at a time, the best pair first, as long as the requests that are saved weigh more than what is fetched in vain.
 * Says of each module the name of its chunk. The same parts always give the same chunks; chunks never import each other in a circle if parts do not.
 */
export function planChunks(parts: readonly Part[], visits: readonly Visit[]): Map<string, string> {
  const chunks = parts.map((part, at): Chunk | null => ({
    parts: [at],
    size: part.size,
    imports: new Set(part.imports),
    use: Uint8Array.from(visits, ({ needs, present }) => (present.has(at) ? here : needs.has(at) ? needed : absent)),
  }));
  const weights = Float64Array.from(visits, ({ weight }) => weight);
  joinChunks(chunks, weights);
  return namesOf(chunks, parts);
}

function joinChunks(chunks: (Chunk | null)[], weights: Float64Array): void {
  const gains = chunks.map((_, a) => chunks.map((__, b) => (b < a ? gainOf(chunks, a, b, weights) : 0)));
  for (;;) {
    const pair = bestPair(gains);
    if (pair === null) return;
    const [a, b] = pair;
    if (isCircle(chunks, a, b)) {
      setGain(gains, a, b, 0);
      continue;
    }
    join(chunks, a, b);
    for (const other of chunks.keys()) {
      setGain(gains, a, other, 0);
      setGain(gains, b, other, gainOf(chunks, b, other, weights));
    }
  }
}

/** Each pair once, with the later of the two first. */
function setGain(gains: number[][], one: number, other: number, gain: number): void {
  const row = gains[Math.max(one, other)];
  if (row !== undefined) row[Math.min(one, other)] = gain;
}

/** What is gained by fetching two chunks as one, in bytes. */
function gainOf(chunks: readonly (Chunk | null)[], a: number, b: number, weights: Float64Array): number {
  const [one, other] = [chunks[a], chunks[b]];
  if (one == null || other == null || one === other) return 0;
  let gain = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    const ofOne = one.use[at] ?? absent;
    const ofOther = other.use[at] ?? absent;
    if (ofOne === needed && ofOther === absent) gain -= other.size * weight;
    else if (ofOne === absent && ofOther === needed) gain -= one.size * weight;
    else if (ofOne === needed || ofOther === needed) gain += requestBytes * weight;
  }
  return gain;
}

function bestPair(gains: readonly (readonly number[])[]): [number, number] | null {
  let best: [number, number] | null = null;
  let most = 0;
  for (const [a, row] of gains.entries())
    for (const [b, gain] of row.entries())
      if (gain > most) {
        most = gain;
        best = [a, b];
      }
  return best;
}

/** Whether one of the two imports the other through a third, which would then need what it is needed by. */
function isCircle(chunks: readonly (Chunk | null)[], a: number, b: number): boolean {
  const reaches = (from: number, to: number) => {
    const seen = new Set<number>();
    const next = [...(chunks[from]?.imports ?? [])].filter((at) => at !== to);
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (at === to) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      next.push(...(chunks[at]?.imports ?? []));
    }
    return false;
  };
  return reaches(a, b) || reaches(b, a);
}

/** Puts the first into the second. */
function join(chunks: (Chunk | null)[], a: number, b: number): void {
  const [gone, kept] = [chunks[a], chunks[b]];
  if (gone == null || kept == null) return;
  kept.parts.push(...gone.parts);
  kept.size += gone.size;
  for (const imported of gone.imports) kept.imports.add(imported);
  for (const [at, use] of gone.use.entries()) kept.use[at] = Math.max(kept.use[at] ?? absent, use);
  chunks[a] = null;
  for (const chunk of chunks) if (chunk?.imports.delete(a)) chunk.imports.add(b);
  kept.imports.delete(b);
}

/** Each chunk is called after the largest of its parts. */
function namesOf(chunks: readonly (Chunk | null)[], parts: readonly Part[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const chunk of chunks) {
    const own = chunk?.parts.flatMap((at) => parts[at] ?? []) ?? [];
    const [largest] = own.toSorted((a, b) => b.size - a.size);
    if (largest === undefined) continue;
    let name = largest.name;
    for (let turn = 2; taken.has(name); turn += 1) name = `${largest.name}-${turn}`;
    taken.add(name);
    for (const { modules } of own) for (const module of modules) names.set(module, name);
  }
  return names;
}
