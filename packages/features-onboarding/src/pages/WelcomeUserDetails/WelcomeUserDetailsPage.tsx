import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { WelcomeUserDetailsScreen } from './WelcomeUserDetailsScreen.tsx';

export { welcomeReads as firstReads };

/** Who I am. */
export function WelcomeUserDetailsPage(_: PageProps) {
  return <WelcomeUserDetailsScreen {...useWelcome('user-details')} />;
}
