/** A chunk of a build as its manifest tells of it. */
export interface Chunk {
  file: string;
  /** After the module that it is made of. */
  name?: string;
  imports?: string[];
  css?: string[];
  /** Fonts and pictures. */
  assets?: string[];
  /** What it fetches on demand. */
  dynamicImports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The chunks of these modules with everything that they import at once, each once; a module without a chunk of its own is refused. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const visit = (key: string): void => {
    if (chunks.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk of its own for ${key}`);
    chunks.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...chunks.values()];
}

/** Chunks that need each other, each circle once, in the order in which they import; by name, else by key. */
export function circlesOf(manifest: Manifest): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): void => {
    const place = path.indexOf(key);
    if (place >= 0) circles.push([...path.slice(place), key].map((one) => manifest[one]?.name ?? one));
    if (place >= 0 || done.has(key)) return;
    manifest[key]?.imports?.forEach((imported) => visit(imported, [...path, key]));
    done.add(key);
  };
  Object.keys(manifest).forEach((key) => visit(key, []));
  return circles;
}
