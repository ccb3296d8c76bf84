import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftEntry } from '../drafts/draft-record.ts';
import { useStoredDraft } from '../drafts/use-stored-draft.ts';
import { type Problem, ProblemError } from '../view/problem.ts';
import { focusFirstField } from './focus-field.ts';
import { flatShape, type FormShape } from './form-shape.ts';
import { createFormStore, type Errors, type PathMove, type Rules } from './form-store.ts';
import { storedWithoutFiles, useDraftFiles } from './use-draft-files.ts';
import { useOtherTab } from './use-other-tab.ts';

export interface FormOptions<Values extends object> {
  initial: Values;
  rules?: Rules<Values>;
  /** May throw a `ProblemError`: one with a field lands on that field, and what was typed stays. */
  onSubmit(values: Values): Promise<unknown> | void;
  /** Keeps what is typed on the device under this key, and the files that were chosen. Not for passwords. */
  draftKey?: string;
  /** Names the draft in the list of all drafts; one without a name is kept, and found by who opens the form again. */
  draftEntry?(values: Values): DraftEntry;
}

/** What a field component of the design system is given. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error?: string;
}

export interface Form<Values extends object> {
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>;
  values: Values;
  errors: Errors<Values>;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Judges these fields with what is below them, and moves to the first that is wrong; true when all are well. */
  check(names: readonly (keyof Values & string)[]): boolean;
  /** Moves to the first field on the page that is wrong. */
  focusError(): void;
  /** Checks, then calls `onSubmit` once; meanwhile further submits are ignored. */
  onSubmit(event?: FormEvent<HTMLFormElement>): Promise<void>;
  isPending: boolean;
  isDirty: boolean;
  /** Puts a server's problem on its field; false when it names none of this form's. */
  showProblem(problem: Problem): boolean;
  reset(values?: Values): void;
  clearDraft(): void;
  restoredDraft: boolean;
}

/** A form of flat values. Give the component a `key` when it is to start over with other initial values. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  return useFormOf(flatShape, options).form;
}

/** What the parts of a form stand on. */
export interface FormHost {
  bind(path: string): FieldBinding<unknown>;
  moveTo(values: object, move: PathMove): void;
  values(): object;
  /** New rows, by the list's name. */
  rows(): object;
}

interface AnyFormOptions<Values extends object> extends Omit<FormOptions<Values>, 'rules'> {
  rules?: object;
  rows?: object;
}

/** A form of values of any shape, and what its parts are bound by. */
export function useFormOf<Values extends object>(
  shape: FormShape,
  options: AnyFormOptions<Values>,
): { form: Form<Values>; host: FormHost } {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { restored: storedValues, write, clear } = useStoredDraft(options.draftKey);
  const [{ store, restored }] = useState(() => {
    const start = shape.withStored(options.initial, storedWithoutFiles(storedValues), options.rows);
    return {
      store: createFormStore(options.initial, start, () => latest.current.rules ?? {}, shape),
      restored: start !== options.initial,
    };
  });
  const [restoredDraft, setRestoredDraft] = useState(restored);
  const root = useRef<ParentNode | null>(null);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  const rendered = useRef(new Set<string>());
  const { named, bring } = useDraftFiles({
    key: options.draftKey,
    valueAt: (name) => shape.valueAt(store.getState().values, name),
    set: store.set,
  });
  useEffect(() => bring(storedValues), [bring, storedValues]);
  const other = useOtherTab(options.draftKey, (found) => {
    const values = shape.withStored(store.getState().values, storedWithoutFiles(found), latest.current.rows);
    for (const [name, value] of Object.entries(values)) store.set(name, value);
    bring(found);
  });
  const keep = useCallback(() => {
    const { values } = store.getState();
    write(shape.keepable(named(values), latest.current.rows), latest.current.draftEntry?.(values));
    other.wroteHere();
  }, [store, shape, write, named, other]);
  const set = useCallback(
    (path: string, value: unknown) => {
      store.set(path, value);
      keep();
    },
    [store, keep],
  );

  function bind(path: string): FieldBinding<unknown> {
    rendered.current.add(path);
    return {
      name: path,
      value: shape.valueAt(state.values, path),
      onChange: (value) => set(path, value),
      onBlur: () => store.check(path),
      error: state.errors[path],
    };
  }

  function clearDraft(): void {
    clear();
    setRestoredDraft(false);
  }

  function showProblem(problem: Problem): boolean {
    const path = fieldOf(problem, store.getState().values, rendered.current);
    if (path === null) return false;
    store.fail(path, problem.message);
    focusFirstField(root.current ?? document, [path]);
    return true;
  }

  function focusError(): void {
    focusFirstField(root.current ?? document, namesWithErrors(store.getState().errors));
  }

  function check(names?: readonly string[]): boolean {
    const isWell = store.checkAll(names);
    if (!isWell) focusError();
    return isWell;
  }

  async function submit(values: Values): Promise<Problem | null> {
    store.setPending(true);
    try {
      await latest.current.onSubmit(values);
      // Whoever sees that nothing is pending sees what is saved, too.
      if (store.markSaved(values)) clearDraft();
      return null;
    } catch (error) {
      if (error instanceof ProblemError) return error.problem;
      throw error;
    } finally {
      store.setPending(false);
    }
  }

  async function onSubmit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (event !== undefined) root.current = event.currentTarget;
    if (store.getState().isPending) return;
    if (!check()) return;
    const { values } = store.getState();
    const problem = await submit(values);
    if (problem !== null) showProblem(problem);
  }

  const form: Form<Values> = {
    // The value under a name is the one that the form's type has there.
    field: <Name extends keyof Values & string>(name: Name) => bind(name) as FieldBinding<Values[Name]>,
    values: state.values,
    errors: state.errors,
    set,
    check,
    focusError,
    onSubmit,
    isPending: state.isPending,
    isDirty: state.isDirty,
    showProblem,
    reset: (values = latest.current.initial) => {
      store.reset(values);
      clearDraft();
    },
    clearDraft,
    restoredDraft,
  };
  const host: FormHost = {
    bind,
    moveTo(values, move) {
      // What moves the parts has made the values out of this form's.
      store.moveTo(values as Values, move);
      keep();
    },
    values: () => store.getState().values,
    rows: () => latest.current.rows ?? {},
  };
  return { form, host };
}

/** The rendered field that a server's problem means, such as `tickets.2.holder.email`, or the field of the form above it. */
function fieldOf(problem: Problem, values: object, rendered: ReadonlySet<string>): string | null {
  const path = problem.field?.replace(/^(body|query|params)\./, '');
  if (path === undefined) return null;
  const names = path.split('.');
  for (let depth = names.length; depth > 0; depth -= 1) {
    const above = names.slice(0, depth).join('.');
    if (rendered.has(above) || (depth === 1 && Object.hasOwn(values, above))) return above;
  }
  return null;
}

function namesWithErrors(errors: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(errors).flatMap(([name, message]) => (message === undefined ? [] : [name]));
}
