import { type TranslateOf, useMessages } from '@portal/kit';
import { Banner, Button, Link, Stack, Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { CodeOutcome } from './use-password-entry.ts';

interface SentCode {
  sentBy: 'email' | 'sms';
  sentTo: string;
}

export interface CodeEntryProps {
  /** Where the code went; null when none was asked for here. */
  sent: SentCode | null;
  outcome: CodeOutcome;
  isPending: boolean;
  isResending: boolean;
  resendIn: number;
  /** Where e-mail and password are asked for; without it `onBack` leads there. */
  backHref?: string | undefined;
  onBack?: (() => void) | undefined;
  /** Goes on with a passkey in place of the code; absent where there is none. */
  passkey?: { isPending: boolean; onPress(): void } | undefined;
  onSubmit(code: string): Promise<void>;
  onResend(): void;
}

/** Asks for the code that was sent, or for another; and leads back where there is none to enter. */
export function CodeEntry(props: CodeEntryProps) {
  const t = useMessages(onboardingMessages);
  const { outcome } = props;
  if (isCodeOver(props))
    return (
      <>
        <Banner tone="critical" role="alert">
          {t(props.sent === null ? 'credentialsMissing' : 'codeOver')}
        </Banner>
        <Button href={props.backHref} onPress={props.onBack} tone="primary" size="lg" isFullWidth>
          {t('backToSignIn')}
        </Button>
      </>
    );
  return (
    <>
      <Stack gap={3}>
        <CodeForm
          isWrong={outcome === 'wrong'}
          isAccepted={outcome === 'accepted'}
          isPending={props.isPending}
          onSubmit={props.onSubmit}
        />
        <ResendCode isPending={props.isResending} waitSeconds={props.resendIn} onPress={props.onResend} />
        {props.passkey && <Button {...props.passkey}>{t('passkeyInstead')}</Button>}
      </Stack>
      <Text tone="quiet">
        <Link href={props.backHref} onPress={props.onBack} isStandalone>
          {t('backToSignIn')}
        </Link>
      </Text>
    </>
  );
}

/** No code can be entered: none was asked for, or it is too old, or was tried too often. */
export function isCodeOver({ sent, outcome }: Pick<CodeEntryProps, 'sent' | 'outcome'>): boolean {
  return sent === null || outcome === 'over';
}

export function codeSentTo({ sentBy, sentTo }: SentCode, t: TranslateOf<typeof onboardingMessages>): string {
  return t(sentBy === 'sms' ? 'codeSentBySms' : 'codeSentByEmail', { to: sentTo });
}
