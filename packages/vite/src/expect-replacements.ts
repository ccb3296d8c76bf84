import type { Plugin } from 'vite';

/** What a plugin replaces in a library. */
interface Replacement {
  /** In words, for whoever sees the build end: `the drawing of icons`. */
  what: string;
  /** Modules of the library that are in no build without what is replaced. */
  library: RegExp;
}

/**
 * Ends a build that holds a library in which nothing was replaced of what should have been: arranged in another way, it would silently make every page larger.
 * `found` takes note of one that was.
 */
export function expectReplacements<Name extends string>(
  replacements: Readonly<Record<Name, Replacement>>,
): Required<Pick<Plugin, 'buildEnd'>> & { found: (name: Name) => void } {
  const found = new Set<string>();
  return {
    found: (name) => void found.add(name),
    buildEnd(error) {
      if (error !== undefined) return;
      const ids = [...this.getModuleIds()];
      for (const [name, { what, library }] of Object.entries<Replacement>(replacements)) {
        const holding = found.has(name) ? undefined : ids.find((id) => library.test(id));
        if (holding !== undefined)
          this.error(`${what} is not where this build replaces it, though it holds ${holding}: see @portal/vite.`);
      }
    },
  };
}
