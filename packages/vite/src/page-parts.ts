import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Part, Visit } from './chunk-plan.ts';
import { featuresId } from './portal-modules.ts';

/**
 * A page that a visit begins with has nothing of it cached or prefetched: its requests count for more, and hardly a byte may be fetched in vain.
 */
const cold = { requestWeight: 40, byteWeight: 200 };
/** A page of the menu: visits begin with it as well, from a bookmark or an e-mail. */
const entry = { requestWeight: 20, byteWeight: 20 };
/** It was prefetched when its link was pointed at, and most visits open few pages: what one fetches for another is often in vain. */
const warm = { requestWeight: 2, byteWeight: 2 };
/** An element is a page that others wait for on a website of their own, and that nobody leaves for another. */
const element = { requestWeight: 5, byteWeight: 30 };
/** Lazy code is opened less often than its page. */
const lazy = { requestWeight: 0.2, byteWeight: 0.2 };

/** A bundle for Node, every chunk of which is what the same pages and later parts need. */
export interface PageParts {
  parts: readonly Part[];
  /** The index of a file's part in the list. */
  indexOf: ReadonlyMap<string, number>;
  /** What a part imports lazily, by indexes; left empty for the entry and for the features, which import every page. */
  onDemand: readonly (readonly number[])[];
  /** Parts that something fetches on demand. */
  fetched: readonly number[];
}

/** The script with the portal's entry. */
export const firstScript = 'first';

/** Reads such a bundle. */
export function partsOf(bundle: Rolldown.OutputBundle): PageParts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const indexOf = new Map(chunks.map(({ fileName }, at) => [fileName, at]));
  const placesOf = (files: readonly string[]) => files.flatMap((file) => indexOf.get(file) ?? []);
  return {
    parts: chunks.map(({ name, isEntry, moduleIds, code, imports }) => ({
      name: isEntry ? firstScript : name,
      modules: moduleIds,
      size: gzipSync(code).length,
      imports: placesOf(imports),
    })),
    indexOf,
    onDemand: chunks.map((chunk) => (leadsToPages(chunk) ? [] : placesOf(chunk.dynamicImports))),
    fetched: chunks.flatMap(({ isDynamicEntry }, at) => (isDynamicEntry ? [at] : [])),
  };
}

function leadsToPages({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry || facadeModuleId === `\0${featuresId}`;
}

/** A page of the bundle, with the files that Node loaded for it. */
export interface LoadedPage {
  /** `communities.post` */
  name: string;
  files: ReadonlySet<string>;
  /** Signed-out visitors see it, without the shell. */
  isPublic: boolean;
  /** Visits begin with it. */
  isCold: boolean;
  /** Its address has one part, as those of the menu have. */
  isEntry: boolean;
  /** Other websites can show it, without the shell. */
  isElement: boolean;
}

/** Pages as they were prerendered, and whatever else is lazy. */
export function visitsOf(measured: PageParts, pages: readonly LoadedPage[]): Visit[] {
  const opened = pages.map(({ files }) => indexesIn(measured, files));
  return [
    ...opened.map((needs, at) => ({ needs, present: nothing, ...weightsOf(pages[at]) })),
    ...lazyVisits(measured, opened),
  ];
}

function weightsOf(page: Pick<LoadedPage, 'isCold' | 'isEntry'> | undefined) {
  if (page?.isCold) return cold;
  return page?.isEntry ? entry : warm;
}

/** The same of the pages that other websites can show: what all pages behind sign-in have around them is not there. */
export function elementVisitsOf(measured: PageParts, pages: readonly LoadedPage[]): Visit[] {
  const { parts, fetched } = measured;
  const shell = inAll(pages.filter(({ isPublic }) => !isPublic).map(({ files }) => indexesIn(measured, files)));
  const opened = pages
    .filter(({ isElement }) => isElement)
    .map(({ files }) => {
      const own = [...indexesIn(measured, files)].filter((at) => fetched.includes(at) && !shell.has(at));
      return closureOf(own, (at) => parts[at]?.imports ?? []);
    });
  return [
    ...opened.map((needs) => ({ needs, present: nothing, ...element })),
    ...lazyVisits(measured, opened).filter(({ hasOwner }) => hasOwner),
  ];
}

const nothing: ReadonlySet<number> = new Set();

function indexesIn({ indexOf }: PageParts, files: ReadonlySet<string>): ReadonlySet<number> {
  return new Set([...files].flatMap((file) => indexOf.get(file) ?? []));
}

/** What an open page imports lazily, and whether one of these pages does. */
function lazyVisits(measured: PageParts, opened: readonly ReadonlySet<number>[]): (Visit & { hasOwner: boolean })[] {
  const { parts, onDemand, fetched } = measured;
  const prerendered = new Set(opened.flatMap((needs) => [...needs]));
  const everything = opened.map((needs) =>
    closureOf(needs, (at) => [...(parts[at]?.imports ?? []), ...(onDemand[at] ?? [])]),
  );
  return fetched
    .filter((at) => !prerendered.has(at))
    .map((at) => {
      const owners = opened.filter((_, page) => everything[page]?.has(at));
      const needs = closureOf([at], (place) => parts[place]?.imports ?? []);
      return { needs, present: inAll(owners), hasOwner: owners.length > 0, ...lazy };
    });
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
  const [first = nothing, ...others] = sets;
  return new Set([...first].filter((at) => others.every((set) => set.has(at))));
}

/** Pages with what each begins with, where those of a chunk group bring each other's code. */
export function withChunkGroups(
  pages: readonly LoadedPage[],
  chunkGroups: readonly (readonly string[])[],
): readonly LoadedPage[] {
  return pages.map((page) => {
    const beside = chunkGroups.filter((names) => names.includes(page.name)).flat();
    const others = pages.filter(({ name }) => beside.includes(name));
    return { ...page, files: new Set([page, ...others].flatMap(({ files }) => [...files])) };
  });
}
