import type { ObjectRef } from './access.ts';

/** The ids in a request of what it is about. */
export interface Ids {
  /** Without one, nothing is found. */
  at(ref: ObjectRef): string;
  /** Where it may be left out. */
  given(ref: ObjectRef): string | undefined;
}

/** Reads them from input that no schema has seen yet; `notFound` makes what is thrown where one is missing. */
export function idsIn(input: Readonly<Record<ObjectRef['from'], unknown>>, notFound: () => Error): Ids {
  const given = ({ from, name }: ObjectRef) => {
    const part = input[from];
    const value =
      typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    given,
    at(ref) {
      const id = given(ref);
      if (id === undefined) throw notFound();
      return id;
    },
  };
}
