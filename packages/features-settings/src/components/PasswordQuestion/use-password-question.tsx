import { type ReactNode, useState } from 'react';
import { PasswordQuestion } from './PasswordQuestion.tsx';

interface Asked {
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
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (text) => new Promise((answer) => setAsked({ text, answer })),
    question: asked && (
      <PasswordQuestion
        text={asked.text}
        onAnswer={(password) => {
          setAsked(null);
          asked.answer(password);
        }}
      />
    ),
  };
}
