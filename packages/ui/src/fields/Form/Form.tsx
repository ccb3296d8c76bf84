import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { form } from './Form.css.ts';
import { FormErrors, type FormError } from './FormErrors.tsx';
import { goToUnread } from './go-to-unread.ts';

export interface FormLabels {
  /** Above the list of what is wrong. */
  errors: (count: number) => string;
}

const defaultLabels: FormLabels = {
  errors: (count) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
};

export interface FormProps {
  onSubmit: () => void;
  /** Names the form for screen readers. */
  label?: string;
  id?: string;
  autoComplete?: 'on' | 'off';
  /** What a refused submit found wrong, listed above the fields with a link to each; for forms longer than a screen. */
  errors?: readonly FormError[] | undefined;
  labels?: Partial<FormLabels>;
  children: ReactNode;
}

/** Fields under each other. Its own words say what is wrong, so the browser's bubbles are off. */
export function Form({ onSubmit, label, id, autoComplete, errors = [], labels, children }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isAnswered = useRef(true);
  useEffect(() => {
    if (isAnswered.current || errors.length === 0) return;
    isAnswered.current = true;
    formRef.current?.querySelector<HTMLElement>('[data-form-errors]')?.focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form stands inside the page's form in React's tree, though not on the page.
    event.stopPropagation();
    isAnswered.current = false;
    if (formRef.current === null || !goToUnread(formRef.current)) onSubmit();
  };
  return (
    <form
      ref={formRef}
      id={id}
      className={form}
      aria-label={label}
      autoComplete={autoComplete}
      noValidate
      onSubmit={submit}
      // Whoever types on is not called back to the list of what is wrong.
      onInput={() => {
        isAnswered.current = true;
      }}
    >
      <FormErrors title={(labels?.errors ?? defaultLabels.errors)(errors.length)} errors={errors} />
      {children}
    </form>
  );
}
