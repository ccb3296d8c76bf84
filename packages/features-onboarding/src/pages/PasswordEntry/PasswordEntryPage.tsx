import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { useFinishSignIn } from '../../model/use-finish-sign-in.ts';
import { usePasskeySignIn } from '../../model/use-passkey-sign-in.ts';
import { PasswordEntryScreen } from './PasswordEntryScreen.tsx';
import { usePasswordEntry } from './use-password-entry.ts';

/** Where a sign-in with two factors asks for its code; `redirectTo` comes along from the sign-in page. */
export function PasswordEntryPage(props: PageProps) {
  const { redirectTo } = props.search;
  const finish = useFinishSignIn(redirectTo);
  const { pending, login, resend, choose, ...state } = usePasswordEntry(finish);
  const passkey = usePasskeySignIn({ finish, requestId: pending?.requestId });
  const hasPasskey = passkey.isSupported && pending?.hasPasskey === true;
  const to = useDestinations(destinations);
  return (
    <PasswordEntryScreen
      {...state}
      sent={pending}
      passkey={hasPasskey ? { isPending: passkey.isPending, onPress: () => void passkey.signIn() } : undefined}
      signInHref={to.signIn({}, { redirectTo })}
      onSubmit={login}
      onResend={() => void resend()}
      onChoose={(factor) => void choose(factor)}
    />
  );
}
