/** A chunk of a build as its manifest tells of it. */
export interface Chunk {
  file: string;
  /** After the module that it is made of. */
  name?: string;
  imports?: string[];
  css?: string[];
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
