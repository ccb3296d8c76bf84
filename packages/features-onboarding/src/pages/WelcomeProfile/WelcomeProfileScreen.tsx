import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { PictureSending } from './use-picture.ts';

export interface WelcomeProfileScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
  picture: PictureSending;
}

export function WelcomeProfileScreen({ picture, ...props }: WelcomeProfileScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="user-profile-setup" intro={t('profileIntro')} fields={3}>
      {(start) => <ProfileForm start={start} way={props.way} picture={picture} />}
    </WelcomeStep>
  );
}
