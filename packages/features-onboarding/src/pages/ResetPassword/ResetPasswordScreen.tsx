import { useMessages } from '@portal/kit';
import { Banner, Button, Stack } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { Outcome } from '../../components/Outcome.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { NewPassword, ResetOutcome } from './use-reset-password.ts';

export interface ResetPasswordScreenProps {
  outcome: ResetOutcome;
  isPending: boolean;
  signInHref: string | undefined;
  forgotPasswordHref: string | undefined;
  onSubmit(next: NewPassword): Promise<void>;
}

export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const t = useMessages(onboardingMessages);
  if (props.outcome === 'changed')
    return (
      <Outcome title={t('resetDone')} text={t('resetDoneText')} href={props.signInHref} action={t('signInTitle')} />
    );
  return (
    <Stack gap={6}>
      <PageTitle title={t('resetTitle')} intro={props.outcome === 'over' ? null : t('passwordHint')} />
      {props.outcome === 'over' ? (
        <>
          <Banner tone="critical" role="alert">
            {t('linkOver')}
          </Banner>
          <Button href={props.forgotPasswordHref} tone="primary" size="lg" isFullWidth>
            {t('askForNewLink')}
          </Button>
        </>
      ) : (
        <NewPasswordForm
          isRefused={props.outcome === 'refused'}
          isPending={props.isPending}
          onSubmit={props.onSubmit}
        />
      )}
    </Stack>
  );
}
