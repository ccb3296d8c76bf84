import { useMessages, type View } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useEffect } from 'react';
import { WelcomeLoading, WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';

/** Calendars and lists weigh more than the rest of the step, and come while the values are asked for. */
export const UserDetailsForm = lazyComponent(() =>
  import('./UserDetailsForm.tsx').then((module) => ({ default: module.UserDetailsForm })),
);

const fields = 8;

export interface WelcomeUserDetailsScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
  form?: typeof UserDetailsForm;
}

export function WelcomeUserDetailsScreen({ form: Form = UserDetailsForm, ...props }: WelcomeUserDetailsScreenProps) {
  const t = useMessages(welcomeMessages);
  useEffect(() => Form.prefetch(), [Form]);
  return (
    <WelcomeStep {...props} step="user-details" intro={t('userDetailsIntro')} fields={fields}>
      {(start) => (
        <Form
          start={start}
          way={props.way}
          fallback={<WelcomeLoading fields={fields} onBack={props.way.onBack} />}
          onError={{ title: t('loadFailed') }}
        />
      )}
    </WelcomeStep>
  );
}
