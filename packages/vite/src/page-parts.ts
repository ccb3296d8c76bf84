import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Part, Visit } from './chunk-plan.ts';

/** What comes later than its page is opened less often. */
const lateWeight = 0.2;

/** A bundle for Node, every chunk of which is what the same pages and later parts need. */
export interface PageParts {
  parts: readonly Part[];
  /** The place of a file's part in the list. */
  placeOf: ReadonlyMap<string, number>;
  /** What a part fetches on demand, by places; of the entry nothing is told, which fetches every page. */
  onDemand: readonly (readonly number[])[];
  /** Parts that something fetches on demand. */
  late: readonly number[];
}

/** The script with the portal's entry. */
export const firstScript = 'first';

/** Reads such a bundle. */
export function partsOf(bundle: Rolldown.OutputBundle): PageParts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const placeOf = new Map(chunks.map(({ fileName }, at) => [fileName, at]));
  const placesOf = (files: readonly string[]) => files.flatMap((file) => placeOf.get(file) ?? []);
  return {
    parts: chunks.map(({ name, isEntry, moduleIds, code, imports }) => ({
      name: isEntry ? firstScript : name,
      modules: moduleIds,
      size: gzipSync(code).length,
      imports: placesOf(imports),
    })),
    placeOf,
    onDemand: chunks.map(({ dynamicImports, isEntry }) => (isEntry ? [] : placesOf(dynamicImports))),
    late: chunks.flatMap(({ isDynamicEntry }, at) => (isDynamicEntry ? [at] : [])),
  };
}

/** Pages as they were drawn, each with the files that Node loaded for it, and whatever else is fetched on demand. */
export function visitsOf(measured: PageParts, pages: readonly ReadonlySet<string>[]): Visit[] {
  const { parts, placeOf, onDemand, late } = measured;
  const opened = pages.map((files) => new Set([...files].flatMap((file) => placeOf.get(file) ?? [])));
  const drawn = new Set(opened.flatMap((needs) => [...needs]));
  const withImports = (places: Iterable<number>) => closureOf(places, (at) => parts[at]?.imports ?? []);
  const everything = opened.map((needs) =>
    closureOf(needs, (at) => [...(parts[at]?.imports ?? []), ...(onDemand[at] ?? [])]),
  );
  return [
    ...opened.map((needs) => ({ needs, present: new Set<number>(), weight: 1 })),
    ...late
      .filter((at) => !drawn.has(at))
      .map((at) => {
        const owners = opened.filter((_, page) => everything[page]?.has(at));
        return { needs: withImports([at]), present: inAll(owners), weight: lateWeight };
      }),
  ];
}

function closureOf(places: Iterable<number>, next: (at: number) => readonly number[]): Set<number> {
  const found = new Set<number>();
  const open = [...places];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    open.push(...next(at));
  }
  return found;
}

function inAll(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = sets;
  return new Set([...first].filter((at) => others.every((set) => set.has(at))));
}

/** A page of the bundle, with the files that Node loaded for it. */
export interface LoadedPage {
  /** `communities.post` */
  name: string;
  files: ReadonlySet<string>;
}

/** What each page begins with, where those that are visited together bring each other's code. */
export function filesOfVisits(
  pages: readonly LoadedPage[],
  together: readonly (readonly string[])[],
): ReadonlySet<string>[] {
  return pages.map(({ name, files }) => {
    const beside = together.filter((names) => names.includes(name)).flat();
    const others = pages.filter((page) => beside.includes(page.name));
    return new Set([files, ...others.map((page) => page.files)].flatMap((some) => [...some]));
  });
}
