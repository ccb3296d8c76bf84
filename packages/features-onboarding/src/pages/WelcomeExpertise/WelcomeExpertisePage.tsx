import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { WelcomeExpertiseScreen } from './WelcomeExpertiseScreen.tsx';

export { welcomeReads as firstReads };

/** What I know well. */
export function WelcomeExpertisePage(_: PageProps) {
  return <WelcomeExpertiseScreen {...useWelcome('areas-of-expertise')} />;
}
