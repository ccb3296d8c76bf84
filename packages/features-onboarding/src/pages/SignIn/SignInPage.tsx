import { type PageProps, registrationHref, useDestinations, useModule, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { providerAddress } from '../../model/provider-address.ts';
import { useFinishSignIn } from '../../model/use-finish-sign-in.ts';
import { useOfferedPasskeys, usePasskeySignIn } from '../../model/use-passkey-sign-in.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { useSignIn } from './use-sign-in.ts';

/** `redirectTo` in the search is where the member wanted to go; only paths of this portal count. */
export function SignInPage(props: PageProps) {
  const { apiUrl, profile, navigation } = usePortal();
  const to = useDestinations(destinations);
  const isFirstTimeOn = useModule('first_time_login');
  const { redirectTo } = props.search;
  const finish = useFinishSignIn(redirectTo);
  const passkey = usePasskeySignIn({ finish });
  useOfferedPasskeys(passkey.offer);
  const { signIn, isPending, isRefused } = useSignIn({
    finish,
    onCode: () => navigation.navigate(to.passwordEntry({}, { redirectTo }) ?? '/'),
  });

  return (
    <SignInScreen
      organisation={profile.fullName}
      registrationHref={registrationHref(profile)}
      forgotPasswordHref={to.forgotPassword()}
      firstTimeHref={isFirstTimeOn ? to.firstTime() : undefined}
      passkey={passkey.isSupported ? { isPending: passkey.isPending, onPress: () => void passkey.signIn() } : undefined}
      providerLabel={profile.identityProvider?.label}
      onProvider={() => navigation.navigate(providerAddress(apiUrl, redirectTo))}
      isPending={isPending}
      isRefused={isRefused}
      onSubmit={signIn}
    />
  );
}
