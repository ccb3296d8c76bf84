import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeWay } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/welcome/messages.ts';
import { UserDetailsForm } from './UserDetailsForm.tsx';

export interface WelcomeUserDetailsScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeWay;
}

export function WelcomeUserDetailsScreen(props: WelcomeUserDetailsScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="user-details" intro={t('userDetailsIntro')} fields={8}>
      {(start) => <UserDetailsForm start={start} way={props.way} />}
    </WelcomeStep>
  );
}
