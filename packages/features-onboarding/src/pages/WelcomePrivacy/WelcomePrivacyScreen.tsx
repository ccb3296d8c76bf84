import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { PrivacyForm } from './PrivacyForm.tsx';

export interface WelcomePrivacyScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
}

export function WelcomePrivacyScreen(props: WelcomePrivacyScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="privacy-preferences" intro={t('privacyIntro')} fields={7}>
      {(start) => <PrivacyForm start={start} way={props.way} />}
    </WelcomeStep>
  );
}
