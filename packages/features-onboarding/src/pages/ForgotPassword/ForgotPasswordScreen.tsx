import { firstLimits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Link, Stack, Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { Outcome } from '../../components/Outcome.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { EmailForm } from './EmailForm.tsx';

export interface ForgotPasswordScreenProps {
  sentTo: string | null;
  isUnknown: boolean;
  isPending: boolean;
  signInHref: string | undefined;
  onSubmit(email: string): Promise<void>;
}

export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const t = useMessages(onboardingMessages);
  if (props.sentTo !== null)
    return (
      <Outcome
        title={t('forgotSent')}
        text={t('forgotSentText', { email: props.sentTo, minutes: firstLimits.resetLinkMinutes })}
        href={props.signInHref}
        action={t('backToSignIn')}
      />
    );
  return (
    <Stack gap={6}>
      <PageTitle title={t('forgotTitle')} intro={t('forgotIntro')} />
      <EmailForm isUnknown={props.isUnknown} isPending={props.isPending} onSubmit={props.onSubmit} />
      <Text tone="quiet">
        <Link href={props.signInHref} isStandalone>
          {t('backToSignIn')}
        </Link>
      </Text>
    </Stack>
  );
}
