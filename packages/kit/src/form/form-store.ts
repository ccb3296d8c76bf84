import { createListeners } from '../ports/listeners.ts';
import type { FormShape } from './form-shape.ts';
import type { Rule } from './rules.ts';

/** The words under the fields, by name; those of rows and sections by dotted path, such as `tickets.2.email`. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string } & Readonly<
  Record<string, string | undefined>
>;

export interface FormState<Values> {
  values: Values;
  errors: Errors<Values>;
  isPending: boolean;
  isDirty: boolean;
}

/** Where a path points after the values have moved; null for one whose field is gone. */
export type PathMove = (path: string) => string | null;

/** Per field the rules in the order to be tried; the first that fails speaks. */
export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] };

export interface FormStore<Values> {
  subscribe(listener: () => void): () => void;
  getState(): FormState<Values>;
  set(path: string, value: unknown): void;
  /** Other values, in which fields have moved; what was said of those that stay goes with them. */
  moveTo(values: Values, move: PathMove): void;
  /** Judges one field that something has been typed into, as when it is left. */
  check(path: string): void;
  /** Judges the fields at and below the paths, or all; true when they are well. */
  checkAll(paths?: readonly string[]): boolean;
  fail(path: string, message: string): void;
  setPending(isPending: boolean): void;
  /** These values are saved; true when nothing has been typed since. */
  markSaved(values: Values): boolean;
  reset(values: Values): void;
}

type Words = Readonly<Record<string, string | undefined>>;

export function createFormStore<Values extends object>(
  initial: Values,
  start: Values,
  rulesOf: () => object,
  shape: FormShape,
): FormStore<Values> {
  const { subscribe, notify } = createListeners();
  let saved = initial;
  let touched = new Set<string>();
  let state: FormState<Values> = { values: start, errors: noErrors(), isPending: false, isDirty: start !== initial };

  function change(next: Partial<FormState<Values>>): void {
    state = { ...state, ...next };
    notify();
  }

  function withError(path: string, message: string | undefined): Errors<Values> {
    return { ...state.errors, [path]: message };
  }

  function setValues(values: Values, errors: Errors<Values>): void {
    change({ values, errors, isDirty: fieldsOf(values).some((field) => values[field] !== saved[field]) });
  }

  return {
    subscribe,
    getState: () => state,
    set(path, value) {
      touched.add(path);
      const values = shape.withValueAt(state.values, path, value);
      // A field that has been found wrong is judged with every keystroke, another one only when it is left.
      const isJudged = state.errors[path] !== undefined;
      setValues(values, isJudged ? withError(path, shape.errorsOf(values, rulesOf()).get(path)) : state.errors);
    },
    moveTo(values, move) {
      touched = new Set([...touched].flatMap((path) => move(path) ?? []));
      const moved = Object.entries<string | undefined>(state.errors).flatMap(([path, message]) => {
        const to = move(path);
        return to === null ? [] : [[to, message]];
      });
      setValues(values, errorsFrom(Object.fromEntries(moved)));
    },
    check(path) {
      if (touched.has(path) || shape.valueAt(state.values, path) !== shape.valueAt(saved, path))
        change({ errors: withError(path, shape.errorsOf(state.values, rulesOf()).get(path)) });
    },
    checkAll(paths) {
      const isIncluded = (each: string) =>
        paths === undefined || paths.some((path) => each === path || each.startsWith(`${path}.`));
      const found = [...shape.errorsOf(state.values, rulesOf())].filter(([path]) => isIncluded(path));
      const others = Object.entries<string | undefined>(state.errors).filter(([path]) => !isIncluded(path));
      change({ errors: errorsFrom(Object.fromEntries([...others, ...found])) });
      return found.length === 0;
    },
    fail: (path, message) => change({ errors: withError(path, message) }),
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
      change({ values, errors: noErrors(), isDirty: false });
    },
  };

  function noErrors(): Errors<Values> {
    return errorsFrom({});
  }

  /** Every name of an error is a path of the values. */
  function errorsFrom(words: Words): Errors<Values> {
    return words as Errors<Values>;
  }
}

function fieldsOf<Values extends object>(values: Values): (keyof Values)[] {
  // A form's values are a plain record: its own keys are its fields.
  return Object.keys(values) as (keyof Values)[];
}
