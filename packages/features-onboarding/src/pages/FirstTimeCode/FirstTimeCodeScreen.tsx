import { useMessages } from '@portal/kit';
import { Banner, Button, Link, Stack, Text } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import type { CodeOutcome } from '../../model/code-outcome.ts';
import { CodeForm } from '../PasswordEntry/CodeForm.tsx';
import { ResendCode } from '../PasswordEntry/ResendCode.tsx';

export interface FirstTimeCodeScreenProps {
  /** To whom the code was sent. */
  email: string;
  outcome: CodeOutcome;
  isPending: boolean;
  isResending: boolean;
  resendIn: number;
  /** The page of the e-mail. */
  backHref: string | undefined;
  onSubmit(code: string): Promise<void>;
  onResend(): void;
}

/** The code that was mailed; once it was right a green tick, and the way on. */
export function FirstTimeCodeScreen(props: FirstTimeCodeScreenProps) {
  const t = useMessages(onboardingMessages);
  const isAccepted = props.outcome === 'accepted';
  if (props.outcome === 'over')
    return (
      <Stack gap={6}>
        <PageTitle title={t('codePageTitle')} intro={null} />
        <Banner tone="critical" role="alert">
          {t('firstTimeCodeOver')}
        </Banner>
        <Button href={props.backHref} tone="primary" size="lg" isFullWidth>
          {t('goBack')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={6}>
      <PageTitle title={t('codePageTitle')} intro={t('codeIntro', { email: props.email })} />
      <CodeForm
        wrong={props.outcome === 'wrong' ? t('wrongCode') : null}
        isAccepted={isAccepted}
        accepted={{ tick: t('codeRight'), button: t('redirecting') }}
        isPending={props.isPending}
        onSubmit={props.onSubmit}
      />
      {!isAccepted && (
        <>
          <ResendCode isPending={props.isResending} waitSeconds={props.resendIn} onPress={props.onResend} />
          <Text tone="quiet">{t('codeHint')}</Text>
          <Text tone="quiet">
            <Link href={props.backHref} isStandalone>
              {t('goBack')}
            </Link>
          </Text>
        </>
      )}
    </Stack>
  );
}
