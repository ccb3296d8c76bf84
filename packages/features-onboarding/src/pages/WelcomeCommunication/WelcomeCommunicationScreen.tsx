import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeWay } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { CommunicationForm } from './CommunicationForm.tsx';
import type { Places } from './use-places.ts';

export interface WelcomeCommunicationScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeWay;
  places: Places;
}

export function WelcomeCommunicationScreen({ places, ...props }: WelcomeCommunicationScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="communication-details" intro={t('communicationIntro')} fields={8}>
      {(start) => <CommunicationForm start={start} way={props.way} places={places} />}
    </WelcomeStep>
  );
}
