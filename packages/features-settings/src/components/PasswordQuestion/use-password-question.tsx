import { type ReactNode, useState } from 'react';
import { PasswordQuestion } from './PasswordQuestion.tsx';

interface PendingQuestion {
  text: string;
  answer(password: string | null): void;
}

export interface PasswordAsking {
  /** Resolves with the password, or with null where it was not given. */
  ask(text: string): Promise<string | null>;
  /** Stands somewhere on the page. */
  question: ReactNode;
}

export function usePasswordQuestion(): PasswordAsking {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  return {
    ask: (text) => new Promise((answer) => setPending({ text, answer })),
    question: pending && (
      <PasswordQuestion
        text={pending.text}
        onAnswer={(password) => {
          setPending(null);
          pending.answer(password);
        }}
      />
    ),
  };
}
