import type { FormEvent, ReactNode } from 'react';
import { form } from './Form.css.ts';

export interface FormProps {
  onSubmit: () => void;
  /** Names the form for screen readers. */
  label?: string;
  id?: string;
  autoComplete?: 'on' | 'off';
  children: ReactNode;
}

/** Fields under each other. Its own words say what is wrong, so the browser's bubbles are off. */
export function Form({ onSubmit, label, id, autoComplete, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form stands inside the page's form in React's tree, though not on the page.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form id={id} className={form} aria-label={label} autoComplete={autoComplete} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
