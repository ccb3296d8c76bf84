import { type PageProps, useDestination, useModule, usePortal } from '@portal/kit';
import { useFinishSignIn } from '../../model/use-finish-sign-in.ts';
import { registrationHref } from './sign-in-rules.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { useSignIn } from './use-sign-in.ts';

/** `redirectTo` in the search is where the member wanted to go; only paths of this portal count. */
export function SignInPage(props: PageProps) {
  const { profile, navigation } = usePortal();
  const destination = useDestination();
  const isFirstTimeOn = useModule('first_time_login');
  const { redirectTo } = props.search;
  const { signIn, isPending, isRefused } = useSignIn({
    finish: useFinishSignIn(redirectTo),
    onCode: () => navigation.navigate(destination('onboarding.passwordEntry', {}, { redirectTo }) ?? '/'),
  });

  return (
    <SignInScreen
      organisation={profile.fullName}
      registrationHref={registrationHref(profile.registrationRoute, profile.website)}
      forgotPasswordHref={destination('onboarding.forgotPassword')}
      firstTimeHref={isFirstTimeOn ? destination('onboarding.firstTime') : undefined}
      isPending={isPending}
      isRefused={isRefused}
      onSubmit={signIn}
    />
  );
}
