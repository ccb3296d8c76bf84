import { useStoreLogin } from '../../model/use-store-login.ts';
import { useSignIn } from '../../pages/SignIn/use-sign-in.ts';
import { SignInForm } from '../SignInForm.tsx';

/** E-mail and password, without leaving the page. */
export function PasswordInPlace({ email, onCode }: { email: string | undefined; onCode: () => void }) {
  const keep = useStoreLogin();
  const { signIn, isPending, isRefused } = useSignIn({ finish: keep, onCode });
  return <SignInForm onSubmit={signIn} isRefused={isRefused} isPending={isPending} initialEmail={email} hasAutoFocus />;
}
