import type { ElementsOf } from './elements-of.ts';

/**
 * Every portal's elements on the page. Two portals have a script each, and the names of elements belong to the page: whichever script comes first defines
 * them, and an element finds its organisation's here. The key and what stands under it stay as they are for all of `v1`.
 */
const key = Symbol.for('member-portal.elements.v1');
const changed = 'portal-elements-defined';

interface PageWithElements {
  [key]?: Map<string, ElementsOf>;
}

function all(): Map<string, ElementsOf> {
  // The page's own object, under a key of our own.
  const page = window as PageWithElements;
  return (page[key] ??= new Map());
}

export function register(elements: ElementsOf): void {
  if (all().has(elements.organisation)) return;
  all().set(elements.organisation, elements);
  document.dispatchEvent(new Event(changed));
}

/** The elements of an organisation, once its script has come; without a name those of the portal whose script came first. */
export function elementsOf(organisation: string | null, signal: AbortSignal): Promise<ElementsOf> {
  const find = () => (organisation === null ? all().values().next().value : all().get(organisation));
  const found = find();
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve) => {
    const look = () => {
      const come = find();
      if (come !== undefined) resolve(come);
    };
    document.addEventListener(changed, look, { signal });
  });
}
