import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { providerAddress } from '../../model/provider-address.ts';
import { IdentityProviderScreen } from './IdentityProviderScreen.tsx';
import { problemNamed } from './identity-problem.ts';
import { useArrival } from './use-arrival.ts';

/** Where the identity provider's answer leads: on into the portal, or to why not. The address holds nothing that opens anything. */
export function IdentityProviderPage({ search }: PageProps) {
  const { apiUrl, profile, navigation } = usePortal();
  const to = useDestinations(destinations);
  const { problem } = useArrival(problemNamed(search['problem']));
  return (
    <IdentityProviderScreen
      label={profile.identityProvider?.label ?? profile.shortName}
      problem={problem}
      signInHref={to.signIn()}
      forgotPasswordHref={to.forgotPassword()}
      onAgain={() => navigation.navigate(providerAddress(apiUrl, undefined))}
    />
  );
}
