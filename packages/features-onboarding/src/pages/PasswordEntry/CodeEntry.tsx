import type { LoginFactor } from '@portal/rules';
import { type TranslateOf, useMessages } from '@portal/kit';
import { Banner, Button, Link, Stack, Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { OtherFactors } from './OtherFactors.tsx';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { CodeOutcome } from '../../model/code-outcome.ts';

interface SentCode {
  /** What opens the account. */
  factors: readonly LoginFactor[];
  /** `app`: nothing was sent. */
  sentBy: 'email' | 'sms' | 'app';
  sentTo: string;
}

export interface CodeEntryProps {
  /** Where the code went; null when none was asked for here. */
  sent: SentCode | null;
  /** Which code is entered. */
  factor: LoginFactor;
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
  onChoose(factor: LoginFactor): void;
}

const wrong = { app: 'wrongAppCode', mail: 'wrongCode', recovery: 'wrongRecoveryCode' } as const;

/** Asks for a code, one that was sent or another; and leads back where there is none to enter. */
export function CodeEntry(props: CodeEntryProps) {
  const t = useMessages(onboardingMessages);
  const { outcome, factor, sent } = props;
  if (sent === null || isCodeOver(props))
    return (
      <>
        <Banner tone="critical" role="alert">
          {t(sent === null ? 'credentialsMissing' : 'codeOver')}
        </Banner>
        <Button href={props.backHref} onPress={props.onBack} tone="primary" size="lg" isFullWidth>
          {t('backToSignIn')}
        </Button>
      </>
    );
  const CodeOf = factor === 'recovery' ? RecoveryCodeForm : CodeForm;
  return (
    <>
      <Stack gap={3}>
        <CodeOf
          key={factor}
          wrong={outcome === 'wrong' ? t(wrong[factor]) : null}
          isAccepted={outcome === 'accepted'}
          isPending={props.isPending}
          onSubmit={props.onSubmit}
        />
        {factor === 'mail' && (
          <ResendCode isPending={props.isResending} waitSeconds={props.resendIn} onPress={props.onResend} />
        )}
        <OtherFactors factors={sent.factors} factor={factor} isSending={props.isResending} onChoose={props.onChoose} />
        {props.passkey && (
          <Button size="lg" isFullWidth {...props.passkey}>
            {t('passkeyInstead')}
          </Button>
        )}
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

/** Which code is meant, and where it is found. */
export function whichCode(
  { sentBy, sentTo }: SentCode,
  factor: LoginFactor,
  t: TranslateOf<typeof onboardingMessages>,
): string {
  if (factor !== 'mail') return t(factor === 'app' ? 'codeOfApp' : 'codeOfRecovery');
  return t(sentBy === 'sms' ? 'codeSentBySms' : 'codeSentByEmail', { to: sentTo });
}
