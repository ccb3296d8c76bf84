import { useOrganisationSearch } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { useOrganisation } from './use-organisation.ts';
import { WelcomeOrganisationScreen } from './WelcomeOrganisationScreen.tsx';

export { welcomeReads as firstReads };

/** Where I work. */
export function WelcomeOrganisationPage(_: PageProps) {
  return (
    <WelcomeOrganisationScreen
      {...useWelcome('org-details')}
      organisations={useOrganisationSearch()}
      chosen={useOrganisation()}
    />
  );
}
