/** Modules that are always needed together: the finest chunk of code splitting, cut wherever pages differ. */
export interface Part {
  /** For whoever reads a list of chunks. */
  name: string;
  modules: readonly string[];
  /** Compressed, in bytes. */
  size: number;
  /** Parts that it imports at once, by their places in the list. */
  imports: readonly number[];
}

/** One time that code is fetched: a page that is opened, or a lazy part of it. */
export interface Visit {
  /** Parts that are asked for, with all that they import, by their places. */
  needs: ReadonlySet<number>;
  /** Parts that have come before, with whatever page the visit happens in. */
  present: ReadonlySet<number>;
  /** How much a request of it counts; of a page that is opened, 1. */
  requestWeight: number;
  /** How much a byte counts that it fetches in vain. */
  byteWeight: number;
}

interface Weights {
  requests: Float64Array;
  bytes: Float64Array;
}

/** On a slow phone a request takes as long as these bytes, where it is one of several that run at once. */
const requestBytes = 16_000;

/** What a chunk is to a visit. */
const absent = 0;
const needed = 1;
const here = 2;

interface Chunk {
  at: number;
  parts: number[];
  size: number;
  imports: Set<number>;
  /** By visit: absent, needed or here. */
  use: Uint8Array;
}

/**
 * Joins parts into chunks, two at a time with whatever stands between them, the best pair first, as long as the requests that are saved weigh more than what
 * is fetched in vain: the other half of a chunk, and whatever that half imports. Says of each module the name of its chunk. The same parts always give the
 * same chunks, and chunks never import each other in a circle if parts do not.
 */
export function planChunks(parts: readonly Part[], visits: readonly Visit[]): Map<string, string> {
  const chunks = parts.map((part, at): Chunk => ({
    at,
    parts: [at],
    size: part.size,
    imports: new Set(part.imports),
    use: Uint8Array.from(visits, ({ needs, present }) => (present.has(at) ? here : needs.has(at) ? needed : absent)),
  }));
  const weights = {
    requests: Float64Array.from(visits, ({ requestWeight }) => requestWeight),
    bytes: Float64Array.from(visits, ({ byteWeight }) => byteWeight),
  };
  return namesOf(joined(chunks, weights), parts);
}

/** The chunks that are left when nothing more is gained. */
function joined(chunks: readonly Chunk[], weights: Weights): readonly Chunk[] {
  const left = new Map(chunks.map((chunk) => [chunk.at, chunk]));
  const gains = createGains(chunks.length);
  const compare = (chunk: Chunk) => {
    for (const other of left.values())
      if (other !== chunk) gains.set(chunk.at, other.at, gainOf([chunk, other], weights));
  };
  left.forEach(compare);
  for (let best = gains.best(); best !== null; best = gains.best()) {
    const [one, other] = [left.get(best.one), left.get(best.other)];
    if (one === undefined || other === undefined) break;
    const group = [one, other, ...between(left, one, other)];
    const gain = gainOf(group, weights) - costOfImports(left, group, weights);
    // What it imports was not counted yet, and another pair may be better.
    if (gain < best.gain) {
      gains.set(one.at, other.at, Math.max(gain, 0));
      continue;
    }
    const changed = join(left, group);
    for (const { at } of group) if (!left.has(at)) gains.remove(at);
    changed.forEach(compare);
  }
  return [...left.values()];
}

/** What is gained by fetching these chunks as one, in bytes, without what they import. */
function gainOf(group: readonly Chunk[], { requests, bytes }: Weights): number {
  let gain = 0;
  for (let at = 0; at < requests.length; at += 1) {
    let fetched = 0;
    let inVain = 0;
    let isHere = false;
    for (const { use, size } of group) {
      if (use[at] === needed) fetched += 1;
      else if (use[at] === here) isHere = true;
      else inVain += size;
    }
    if (fetched === 0) continue;
    gain += requestBytes * (requests[at] ?? 0) * (isHere ? fetched : fetched - 1);
    if (!isHere) gain -= inVain * (bytes[at] ?? 0);
  }
  return gain;
}

/** What visits that need one of them would fetch because another imports it. */
function costOfImports(left: ReadonlyMap<number, Chunk>, group: readonly Chunk[], weights: Weights): number {
  let cost = 0;
  const { requests, bytes } = weights;
  for (const chunk of importedBy(left, group))
    for (let at = 0; at < requests.length; at += 1)
      if (chunk.use[at] === absent && group.some(({ use }) => use[at] === needed))
        cost += chunk.size * (bytes[at] ?? 0) + requestBytes * (requests[at] ?? 0);
  return cost;
}

function importedBy(left: ReadonlyMap<number, Chunk>, chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const open = chunks.flatMap(({ imports }) => [...imports]);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const chunk = left.get(at);
    if (chunk === undefined || found.has(chunk) || chunks.includes(chunk)) continue;
    found.add(chunk);
    open.push(...chunk.imports);
  }
  return found;
}

/** Those through which one of the two imports the other: left out of their chunk, they would need what they are needed by. */
function between(left: ReadonlyMap<number, Chunk>, one: Chunk, other: Chunk): Chunk[] {
  const leadsTo = (chunk: Chunk, end: Chunk) => chunk.imports.has(end.at) || importedBy(left, [chunk]).has(end);
  return [...importedBy(left, [one, other])].filter((chunk) => leadsTo(chunk, one) || leadsTo(chunk, other));
}

/** Puts all into the last of them; the chunks whose use has changed by it. */
function join(left: Map<number, Chunk>, group: readonly Chunk[]): Chunk[] {
  const target = group.at(-1);
  if (target === undefined) return [];
  for (const gone of group.slice(0, -1)) {
    target.parts.push(...gone.parts);
    target.size += gone.size;
    for (const imported of gone.imports) target.imports.add(imported);
    extend(target.use, gone.use);
    left.delete(gone.at);
    for (const chunk of left.values()) if (chunk.imports.delete(gone.at)) chunk.imports.add(target.at);
  }
  for (const { at } of group) target.imports.delete(at);
  return [target, ...[...importedBy(left, [target])].filter((chunk) => extend(chunk.use, target.use))];
}

/** Whoever has the one has the other. */
function extend(use: Uint8Array, by: Uint8Array): boolean {
  let isChanged = false;
  for (const [at, more] of by.entries()) {
    if (more <= (use[at] ?? absent)) continue;
    use[at] = more;
    isChanged = true;
  }
  return isChanged;
}

/** What each pair would gain, each pair once: in the row of the later. */
function createGains(count: number) {
  const rows = Array.from({ length: count }, (_, at) => new Float64Array(at));
  return {
    set(one: number, other: number, gain: number): void {
      const row = rows[Math.max(one, other)];
      if (row !== undefined) row[Math.min(one, other)] = gain;
    },
    remove(at: number): void {
      rows[at]?.fill(0);
      for (const row of rows) if (at < row.length) row[at] = 0;
    },
    best(): { one: number; other: number; gain: number } | null {
      let found: { one: number; other: number; gain: number } | null = null;
      let gain = 0;
      for (let one = 0; one < rows.length; one += 1) {
        const row = rows[one];
        if (row === undefined) continue;
        for (let other = 0; other < row.length; other += 1) {
          const own = row[other] ?? 0;
          if (own <= gain) continue;
          gain = own;
          found = { one, other, gain };
        }
      }
      return found;
    },
  };
}

/** Each chunk is called after the largest of its parts. */
function namesOf(chunks: readonly Chunk[], parts: readonly Part[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const chunk of chunks) {
    const own = chunk.parts.flatMap((at) => parts[at] ?? []);
    const [largest] = own.toSorted((a, b) => b.size - a.size);
    if (largest === undefined) continue;
    let name = largest.name;
    for (let turn = 2; taken.has(name); turn += 1) name = `${largest.name}-${turn}`;
    taken.add(name);
    for (const { modules } of own) for (const module of modules) names.set(module, name);
  }
  return names;
}
