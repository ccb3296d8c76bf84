/** Tells a visit of a community from a step between its tabs. */
export interface Visits {
  /** True when the visit begins. */
  enter(id: string): boolean;
  /** The page is gone; unless another of the same community follows at once, the visit has ended. */
  leave(): void;
}

const stepMs = 1000;

export function createVisits(): Visits {
  let current: string | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  return {
    enter(id) {
      clearTimeout(ending);
      const begins = id !== current;
      current = id;
      return begins;
    },
    leave() {
      ending = setTimeout(() => {
        current = null;
      }, stepMs);
    },
  };
}
