import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { ExpertiseForm } from './ExpertiseForm.tsx';

export interface WelcomeExpertiseScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
}

/** A page of its own width: areas stand beside each other. */
export function WelcomeExpertiseScreen(props: WelcomeExpertiseScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="areas-of-expertise" intro={t('expertiseIntro')} fields={6} isFullPage>
      {(start) => <ExpertiseForm start={start} way={props.way} />}
    </WelcomeStep>
  );
}
