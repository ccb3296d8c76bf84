import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { usePicture } from './use-picture.ts';
import { WelcomeProfileScreen } from './WelcomeProfileScreen.tsx';

export { welcomeReads as firstReads };

/** What others see of me first. */
export function WelcomeProfilePage(_: PageProps) {
  return <WelcomeProfileScreen {...useWelcome('user-profile-setup')} picture={usePicture()} />;
}
