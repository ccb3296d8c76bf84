import { useMessages } from '@portal/kit';
import { Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { useStoreLogin } from '../../model/use-store-login.ts';
import { CodeEntry, isCodeOver, whichCode } from '../../pages/PasswordEntry/CodeEntry.tsx';
import { usePasswordEntry } from '../../pages/PasswordEntry/use-password-entry.ts';

/** The code of a second factor, without leaving the page. */
export function CodeInPlace({ onBack }: { onBack: () => void }) {
  const t = useMessages(onboardingMessages);
  const { pending, login, resend, choose, ...state } = usePasswordEntry(useStoreLogin());
  return (
    <>
      {pending !== null && !isCodeOver({ sent: pending, outcome: state.outcome }) && (
        <Text tone="quiet">{whichCode(pending, state.factor, t)}</Text>
      )}
      <CodeEntry
        {...state}
        sent={pending}
        onBack={onBack}
        onSubmit={login}
        onResend={() => void resend()}
        onChoose={(factor) => void choose(factor)}
      />
    </>
  );
}
