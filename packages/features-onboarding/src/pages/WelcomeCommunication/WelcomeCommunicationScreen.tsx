import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { CommunicationForm } from './CommunicationForm.tsx';
import type { CountriesAndStates } from './use-countries-and-states.ts';

export interface WelcomeCommunicationScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
  places: CountriesAndStates;
}

export function WelcomeCommunicationScreen({ places, ...props }: WelcomeCommunicationScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="communication-details" intro={t('communicationIntro')} fields={8}>
      {(start) => <CommunicationForm start={start} way={props.way} places={places} />}
    </WelcomeStep>
  );
}
