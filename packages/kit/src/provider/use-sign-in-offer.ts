import { useMessages } from '../messages/use-messages.ts';
import { registrationHref } from '../profile/registration-href.ts';
import { usePortal } from './portal-context.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { useIsSessionPending, useSession } from './use-session.ts';

/** What a widget needs to know of its visitor, and what it says to one whom it does not know. */
export interface SignInOffer {
  /** Nobody is signed in; not said while that is still being found out. */
  isStranger: boolean;
  /** Undefined where the host has no way to sign a stranger in. */
  onSignIn: (() => void) | undefined;
  createAccountHref: string;
  labels: Readonly<Record<'title' | 'text' | 'signIn' | 'createAccount' | 'opensInNewTab', string>>;
}

/** For a widget, which may stand on a page that knows nobody. */
export function useSignInOffer(): SignInOffer {
  const { profile, askToSignIn } = usePortal();
  const t = useMessages(commonMessages);
  const isPending = useIsSessionPending();
  return {
    isStranger: useSession() === null && !isPending,
    onSignIn: askToSignIn,
    createAccountHref: registrationHref(profile),
    labels: {
      title: t('strangerTitle'),
      text: t('strangerText', { organisation: profile.fullName }),
      signIn: t('signIn'),
      createAccount: t('createAccount'),
      opensInNewTab: t('opensInNewTab'),
    },
  };
}
