import { type CallInput, calls, useAction } from '@portal/api';
import { loadPasskeys, ProblemError, useHasPasskeys, useMessages, usePortal } from '@portal/kit';
import { type ReactNode, useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import { PasswordQuestion } from '../PasswordQuestion/PasswordQuestion.tsx';

export type OwnProof = CallInput<typeof calls.passkeys.addOptions>['body'];
type Purpose = CallInput<typeof calls.passkeys.confirmOptions>['body']['purpose'];

export interface OwnQuestion {
  text: string;
  purpose: Purpose;
  /** Whether a passkey may be used in place of the password. */
  hasPasskey: boolean;
}

interface PendingQuestion extends OwnQuestion {
  answer(proof: OwnProof | null): void;
}

/** Asks whether it is they, by their password or a passkey, before something changes about how they sign in. */
export function useOwnerQuestion(): { ask(question: OwnQuestion): Promise<OwnProof | null>; question: ReactNode } {
  const t = useMessages(settingsMessages);
  const { notify } = usePortal();
  const isSupported = useHasPasskeys();
  const options = useAction(calls.passkeys.confirmOptions, { failure: t('passkeyNotUsed') });
  const [pending, setPending] = useState<PendingQuestion | null>(null);

  function answer(proof: OwnProof | null): void {
    setPending(null);
    pending?.answer(proof);
  }

  async function signWith(purpose: Purpose): Promise<void> {
    try {
      const reply = await options.run({ body: { purpose } });
      const { signWithPasskey } = await loadPasskeys();
      answer({ assertion: await signWithPasskey(reply.options) });
    } catch (error) {
      // What the server refuses has been told by its toast.
      if (!(error instanceof ProblemError)) notify.failure(t('passkeyNotUsed'));
    }
  }

  return {
    ask: (question) => new Promise((resolve) => setPending({ ...question, answer: resolve })),
    question: pending && (
      <PasswordQuestion
        text={pending.text}
        onAnswer={(password) => answer(password === null ? null : { currentPassword: password })}
        further={
          pending.hasPasskey && isSupported
            ? { label: t('usePasskey'), onPress: () => void signWith(pending.purpose) }
            : undefined
        }
      />
    ),
  };
}
