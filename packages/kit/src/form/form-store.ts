import type { Rule } from './rules.ts';

export type Errors<Values> = { readonly [Name in keyof Values]?: string };
/** Per field the rules in the order to be tried; the first that fails speaks. */
export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] };

export interface FormState<Values> {
  values: Values;
  errors: Errors<Values>;
  isPending: boolean;
  isDirty: boolean;
}

export interface FormStore<Values> {
  subscribe(listener: () => void): () => void;
  getState(): FormState<Values>;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** Judges one field that something has been typed into, as when it is left. */
  check(name: keyof Values): void;
  /** Judges every field; true when all are well. */
  checkAll(): boolean;
  fail(name: keyof Values, message: string): void;
  setPending(isPending: boolean): void;
  /** These values are saved; true when nothing has been typed since. */
  markSaved(values: Values): boolean;
  reset(values: Values): void;
}

export function createFormStore<Values extends object>(
  initial: Values,
  start: Values,
  rulesOf: () => Rules<Values>,
): FormStore<Values> {
  const listeners = new Set<() => void>();
  let saved = initial;
  const touched = new Set<keyof Values>();
  let state: FormState<Values> = { values: start, errors: {}, isPending: false, isDirty: start !== initial };

  function change(next: Partial<FormState<Values>>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  function errorOf<Name extends keyof Values>(name: Name, values: Values): string | undefined {
    for (const rule of rulesOf()[name] ?? []) {
      const message = rule(values[name], values);
      if (message !== null) return message;
    }
    return undefined;
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    set(name, value) {
      touched.add(name);
      const values: Values = { ...state.values, [name]: value };
      // A field that has been found wrong is judged with every keystroke, another one only when it is left.
      const errors =
        state.errors[name] === undefined ? state.errors : { ...state.errors, [name]: errorOf(name, values) };
      change({ values, errors, isDirty: fieldsOf(values).some((field) => values[field] !== saved[field]) });
    },
    check(name) {
      if (touched.has(name) || state.values[name] !== saved[name])
        change({ errors: { ...state.errors, [name]: errorOf(name, state.values) } });
    },
    checkAll() {
      const found: { [Name in keyof Values]?: string } = {};
      for (const name of fieldsOf(state.values)) found[name] = errorOf(name, state.values);
      change({ errors: found });
      return fieldsOf(state.values).every((name) => found[name] === undefined);
    },
    fail: (name, message) => change({ errors: { ...state.errors, [name]: message } }),
    setPending: (isPending) => change({ isPending }),
    markSaved(values) {
      saved = values;
      const isDirty = state.values !== values;
      change({ isDirty });
      return !isDirty;
    },
    reset(values) {
      saved = values;
      touched.clear();
      change({ values, errors: {}, isDirty: false });
    },
  };
}

function fieldsOf<Values extends object>(values: Values): (keyof Values)[] {
  // A form's values are a plain record: its own keys are its fields.
  return Object.keys(values) as (keyof Values)[];
}
