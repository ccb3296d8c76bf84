import { useMessages } from '@portal/kit';
import { Banner, Button, Heading, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { Outcome } from '../../components/Outcome.tsx';
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
  const t = useMessages(messages);
  if (props.outcome === 'changed')
    return (
      <Outcome title={t('resetDone')} text={t('resetDoneText')} href={props.signInHref} action={t('signInTitle')} />
    );
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {t('resetTitle')}
        </Heading>
        {props.outcome !== 'over' && <Text tone="quiet">{t('passwordHint')}</Text>}
      </Stack>
      {props.outcome === 'over' ? (
        <>
          <Banner tone="critical" role="alert">
            {t('linkOver')}
          </Banner>
          <Button href={props.forgotPasswordHref} tone="primary" size="large" isFullWidth>
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
