import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { WelcomePrivacyScreen } from './WelcomePrivacyScreen.tsx';

export { welcomeReads as firstReads };

/** What of me others see. */
export function WelcomePrivacyPage(_: PageProps) {
  return <WelcomePrivacyScreen {...useWelcome('privacy-preferences')} />;
}
