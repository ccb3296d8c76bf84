import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStoredDraft } from '../drafts/use-stored-draft.ts';
import { type Problem, ProblemError } from '../view/problem.ts';
import { keepable, withKept } from './draft-values.ts';
import { focusFirstField } from './focus-field.ts';
import { createFormStore, type Errors, type Rules } from './form-store.ts';

export interface FormOptions<Values extends object> {
  initial: Values;
  rules?: Rules<Values>;
  /** May throw a `ProblemError`: one with a field lands on that field, and what was typed stays. */
  onSubmit(values: Values): Promise<unknown> | void;
  /** Keeps what is typed on the device under this key. Not for passwords. */
  draftKey?: string;
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
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { restored: kept, write, clear } = useStoredDraft(options.draftKey);
  const [{ store, restored }] = useState(() => {
    const start = withKept(options.initial, kept);
    return {
      store: createFormStore(options.initial, start, () => latest.current.rules ?? {}),
      restored: start !== options.initial,
    };
  });
  const [restoredDraft, setRestoredDraft] = useState(restored);
  const root = useRef<ParentNode | null>(null);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  const set: Form<Values>['set'] = useCallback(
    (name, value) => {
      store.set(name, value);
      write(keepable(store.getState().values));
    },
    [store, write],
  );

  function clearDraft(): void {
    clear();
    setRestoredDraft(false);
  }

  function showProblem(problem: Problem): boolean {
    const name = fieldOf(problem, store.getState().values);
    if (name === null) return false;
    store.fail(name, problem.message);
    focusFirstField(root.current ?? document, [name]);
    return true;
  }

  async function submit(values: Values): Promise<Problem | null> {
    store.setPending(true);
    try {
      await latest.current.onSubmit(values);
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
    if (!store.checkAll()) return focusFirstField(root.current ?? document, namesWithErrors(store.getState().errors));
    const { values } = store.getState();
    const problem = await submit(values);
    if (problem !== null) showProblem(problem);
    else if (store.markSaved(values)) clearDraft();
  }

  return {
    field: (name) => ({
      name,
      value: state.values[name],
      onChange: (value) => set(name, value),
      onBlur: () => store.check(name),
      error: state.errors[name],
    }),
    values: state.values,
    errors: state.errors,
    set,
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
}

function fieldOf<Values extends object>(problem: Problem, values: Values): (keyof Values & string) | null {
  const name = problem.field?.replace(/^(body|query|params)\./, '').split('.')[0];
  // `in` has just shown that it is one of the form's fields.
  return name !== undefined && Object.hasOwn(values, name) ? (name as keyof Values & string) : null;
}

function namesWithErrors(errors: Errors<object>): string[] {
  return Object.entries(errors).flatMap(([name, message]) => (message === undefined ? [] : [name]));
}
