import { useMessages } from '@portal/kit';
import { Select, TextField } from '@portal/ui';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { useWelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { HomeAddress } from './HomeAddress.tsx';
import type { CountriesAndStates } from './use-countries-and-states.ts';

const step = 'communication-details';

interface CommunicationFormProps {
  start: WelcomeStart;
  way: WelcomeNavigation;
  places: CountriesAndStates;
}

/** Telephones, the e-mail that stays, how somebody likes to be reached, and where they live. */
export function CommunicationForm({ start, way, places }: CommunicationFormProps) {
  const t = useMessages(welcomeMessages);
  const form = useWelcomeForm({ step, start, way });
  const { has, isRequired } = start.form;
  const contact = form.section('communicationDetails');
  return (
    <StepForm step={step} start={start} way={way} form={form}>
      {has('phoneNumber') && (
        <TextField
          {...contact.field('phoneNumber')}
          label={t('landline')}
          type="tel"
          autoComplete="home tel"
          isRequired={isRequired('phoneNumber')}
        />
      )}
      {has('mobile') && (
        <TextField
          {...contact.field('mobile')}
          label={t('mobile')}
          type="tel"
          autoComplete="mobile tel"
          isRequired={isRequired('mobile')}
        />
      )}
      <TextField
        label={t('email')}
        description={t('emailHint')}
        type="email"
        value={start.known.communicationDetails.email}
        onChange={() => undefined}
        isReadOnly
      />
      {has('contactPreference') && (
        <Select
          {...contact.field('contactPreference')}
          label={t('contactPreference')}
          options={start.options.contactPreferences}
          placeholder={t('choose')}
          isRequired={isRequired('contactPreference')}
        />
      )}
      {has('homeAddress') && <HomeAddress field={contact.field('homeAddress')} places={places} />}
    </StepForm>
  );
}
