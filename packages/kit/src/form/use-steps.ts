import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Form } from './use-form.ts';

export interface Step<Values, Id extends string = string> {
  id: Id;
  /** The fields that are asked for here. */
  fields: readonly (keyof Values & string)[];
}

export interface Steps<Id extends string = string> {
  current: Id;
  /** From 0. */
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  /** To the next step once this one's fields are well, else to the first field that is not. */
  next(): void;
  back(): void;
  /** Back to a step that was passed. */
  goTo(id: Id): void;
  /** What the form element is given: goes on, and sends the form on the last step. */
  onSubmit(event?: FormEvent<HTMLFormElement>): Promise<void>;
}

/** A form that is filled in step by step. A problem with a field of an earlier step, as the server may find, leads back to it. */
export function useSteps<Values extends object, const Id extends string>(
  steps: readonly [Step<Values, Id>, ...Step<Values, Id>[]],
  form: Pick<Form<Values>, 'errors' | 'check' | 'focusError' | 'onSubmit'>,
): Steps<Id> {
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? steps[0];
  const isLast = index >= steps.length - 1;
  const wrong = steps.findIndex(({ fields }) => fields.some((name) => hasError(form.errors, name)));

  const isLedBack = useRef(false);
  const { focusError } = form;

  useEffect(() => {
    if (isLedBack.current) focusError();
    isLedBack.current = wrong !== -1 && wrong < index;
    if (isLedBack.current) setIndex(wrong);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The field is there once its step is rendered, and is moved to once.
  }, [wrong, index]);

  function next(): void {
    if (form.check(step.fields) && !isLast) setIndex(index + 1);
  }

  return {
    current: step.id,
    index,
    count: steps.length,
    isFirst: index === 0,
    isLast,
    next,
    back: () => setIndex(Math.max(0, index - 1)),
    goTo(id) {
      const to = steps.findIndex((each) => each.id === id);
      if (to !== -1 && to < index) setIndex(to);
    },
    async onSubmit(event) {
      if (isLast) return form.onSubmit(event);
      event?.preventDefault();
      next();
    },
  };
}

function hasError(errors: Readonly<Record<string, string | undefined>>, name: string): boolean {
  return Object.entries(errors).some(
    ([path, message]) => message !== undefined && (path === name || path.startsWith(`${name}.`)),
  );
}
