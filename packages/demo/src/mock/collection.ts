/** A value that mocks share: it is replaced, never changed. */
export type Stored<T> = { readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? readonly Item[] : T[K] };

/** Values by their key, in an order. Mocks share what they begin with; the first that one of them writes is written into a copy of its own. */
export interface Collection<T> {
  get(key: string): T | undefined;
  values(): readonly T[];
  /** A new key comes last. */
  set(key: string, value: T): void;
  prepend(key: string, value: T): void;
  /** Puts these in the place of what a value has, and answers the new one. */
  change(key: string, changes: Partial<T>): T;
  delete(key: string): void;
  clear(): void;
}

/** What it begins with is asked for when something is first read. */
export function collection<T extends object>(begin: () => ReadonlyMap<string, T> = () => new Map()): Collection<T> {
  let items: ReadonlyMap<string, T> | undefined;
  let own: Map<string, T> | undefined;
  let list: readonly T[] | undefined;
  const current = () => own ?? (items ??= begin());
  const write = (copy: Map<string, T> = own ?? new Map(current())): Map<string, T> => {
    list = undefined;
    return (own = copy);
  };
  return {
    get: (key) => current().get(key),
    values: () => (list ??= [...current().values()]),
    set: (key, value) => void write().set(key, value),
    prepend: (key, value) => void write(new Map([[key, value], ...current()])),
    change(key, changes) {
      const value = current().get(key);
      if (value === undefined) throw new Error(`There is no ${key}`);
      const changed = Object.freeze({ ...value, ...changes });
      write().set(key, changed);
      return changed;
    },
    delete: (key) => void (current().has(key) && write().delete(key)),
    clear: () => void write(new Map()),
  };
}

/** Values that are shared by their ids; one that is written to by mistake throws. */
export function byId<T extends { id: string }>(values: readonly T[]): ReadonlyMap<string, T> {
  return new Map(values.map((value) => [value.id, Object.freeze(value)]));
}
