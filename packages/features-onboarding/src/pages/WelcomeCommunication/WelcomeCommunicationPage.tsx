import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { useCountriesAndStates } from './use-countries-and-states.ts';
import { WelcomeCommunicationScreen } from './WelcomeCommunicationScreen.tsx';

export { welcomeReads as firstReads };

/** How I am reached. */
export function WelcomeCommunicationPage(_: PageProps) {
  return <WelcomeCommunicationScreen {...useWelcome('communication-details')} places={useCountriesAndStates()} />;
}
