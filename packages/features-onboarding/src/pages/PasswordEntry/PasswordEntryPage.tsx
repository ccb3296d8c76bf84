import { type PageProps, useDestinations } from '@portal/kit';
import { places } from '../../destinations.ts';
import { useFinishSignIn } from '../../model/use-finish-sign-in.ts';
import { PasswordEntryScreen } from './PasswordEntryScreen.tsx';
import { usePasswordEntry } from './use-password-entry.ts';

/** Where a sign-in with two factors asks for its code; `redirectTo` comes along from the sign-in page. */
export function PasswordEntryPage(props: PageProps) {
  const { redirectTo } = props.search;
  const { pending, login, resend, choose, ...state } = usePasswordEntry(useFinishSignIn(redirectTo));
  const to = useDestinations(places);
  return (
    <PasswordEntryScreen
      {...state}
      sent={pending}
      signInHref={to.signIn({}, { redirectTo })}
      onSubmit={login}
      onResend={() => void resend()}
      onChoose={(factor) => void choose(factor)}
    />
  );
}
