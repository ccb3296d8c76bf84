import { useMessages } from '@portal/kit';
import { Button, Inline, Link, Stack, Text } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SignInForm, type SignInFormProps } from '../../components/SignInForm.tsx';
import { onboardingMessages } from '../../messages.ts';

export interface SignInScreenProps extends SignInFormProps {
  organisation: string;
  registrationHref: string;
  /** Where 'Forgot password?' leads; absent when the portal has no such page. */
  forgotPasswordHref?: string | undefined;
  /** Where 'First time logging in' leads; absent when the organisation has it off. */
  firstTimeHref?: string | undefined;
  /** Absent where the browser knows no passkeys. */
  passkey?: { isPending: boolean; onPress(): void } | undefined;
  /** What the organisation's identity provider is called; absent where it has none. */
  providerLabel?: string | undefined;
  onProvider?: (() => void) | undefined;
}

export function SignInScreen(props: SignInScreenProps) {
  const t = useMessages(onboardingMessages);
  return (
    <Stack gap={6}>
      <PageTitle title={t('signInTitle')} intro={t('signInIntro', { organisation: props.organisation })} />
      <SignInForm onSubmit={props.onSubmit} isRefused={props.isRefused} isPending={props.isPending} offersPasskeys />
      {props.passkey && (
        <Button size="lg" isFullWidth {...props.passkey}>
          {t('passkeySignIn')}
        </Button>
      )}
      {props.providerLabel !== undefined && (
        <Button size="lg" isFullWidth onPress={props.onProvider}>
          {t('continueWith', { label: props.providerLabel })}
        </Button>
      )}
      {(props.forgotPasswordHref !== undefined || props.firstTimeHref !== undefined) && (
        <Inline justify="between" gap={4}>
          {props.forgotPasswordHref !== undefined && <Link href={props.forgotPasswordHref}>{t('forgotPassword')}</Link>}
          {props.firstTimeHref !== undefined && <Link href={props.firstTimeHref}>{t('firstTime')}</Link>}
        </Inline>
      )}
      <Text tone="quiet">
        {t('noAccount')}{' '}
        <Link
          href={props.registrationHref}
          target="_blank"
          rel="noopener"
          label={`${t('createAccount')} ${t('opensInNewTab')}`}
        >
          {t('createAccount')}
        </Link>
      </Text>
    </Stack>
  );
}
