import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { firstTimeDestinations, destinations } from '../../destinations.ts';
import { recallFirstTimeEmail } from '../../model/first-time-code.ts';
import { useFlowStore } from '../../model/flow-store.ts';
import { FirstTimeEmailScreen } from './FirstTimeEmailScreen.tsx';
import { useFirstTimeEmail } from './use-first-time-email.ts';
import { useOpenedInvitation } from './use-opened-invitation.ts';

/** Where somebody says whose first login it is; `email` in the search fills it in, and `invitation` is that which the link is of. */
export function FirstTimeEmailPage({ search }: PageProps) {
  const { profile, navigation } = usePortal();
  const to = useDestinations(firstTimeDestinations);
  const { signIn } = useDestinations(destinations);
  const flow = useFlowStore();
  useOpenedInvitation(search.invitation);
  const state = useFirstTimeEmail({ onSent: () => navigation.navigate(to.code() ?? '/') });
  return (
    <FirstTimeEmailScreen
      {...state}
      organisation={profile.fullName}
      initialEmail={search.email ?? recallFirstTimeEmail(flow)}
      signInHref={signIn()}
    />
  );
}
