import { useMessages } from '@portal/kit';
import { useRef } from 'react';
import { usePasswordQuestion } from '../../components/PasswordQuestion/use-password-question.tsx';
import { settingsMessages } from '../../messages.ts';

/** A form as far as its e-mail is concerned. */
interface EmailForm {
  values: { email: string };
  check(): boolean;
  onSubmit(): Promise<void>;
}

/** Sends a form; where its e-mail has changed, the password is asked for before. */
export function useEmailPassword(before: string) {
  const t = useMessages(settingsMessages);
  const { ask, question } = usePasswordQuestion();
  const password = useRef<string | undefined>(undefined);
  return {
    question,
    /** What was entered for the save that is under way. */
    taken: () => password.current,
    async submit({ values, check, onSubmit }: EmailForm) {
      const isMoved = values.email.trim().toLowerCase() !== before.toLowerCase();
      // What is wrong with the form is said first.
      const given = isMoved && check() ? await ask(t('confirmEmail')) : undefined;
      if (given === null) return;
      password.current = given;
      await onSubmit();
    },
  };
}
