import type { Plugin } from 'vite';

/** What a build that contains the library must have found in it. */
interface Expected {
  /** Any module of the library. */
  library: RegExp;
  /** The module whose code is replaced. */
  module: RegExp;
}

/** Ends a build whose library is arranged in another way than what is replaced in it: silently, every page would become larger. */
export function expectModule({ library, module }: Expected): Pick<Plugin, 'buildEnd'> {
  return {
    buildEnd(error) {
      if (error !== undefined) return;
      const ids = [...this.getModuleIds()];
      const [of] = ids.filter((id) => library.test(id));
      if (of !== undefined && !ids.some((id) => module.test(id)))
        this.error(
          `No module is ${module} any more, though ${of} is in the build: see what replaces it in @portal/vite.`,
        );
    },
  };
}
