import type { OrganisationSearch } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { OrganisationForm } from './OrganisationForm.tsx';
import type { OrganisationDetail } from './use-organisation.ts';

export interface WelcomeOrganisationScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
  organisations: OrganisationSearch;
  chosen: OrganisationDetail;
}

export function WelcomeOrganisationScreen({ organisations, chosen, ...props }: WelcomeOrganisationScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="org-details" intro={t('organisationIntro')} fields={3}>
      {(start) => <OrganisationForm start={start} way={props.way} organisations={organisations} chosen={chosen} />}
    </WelcomeStep>
  );
}
