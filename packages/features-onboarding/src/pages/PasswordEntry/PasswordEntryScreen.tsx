import { useMessages } from '@portal/kit';
import { Banner, Button, Heading, Link, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { CodeOutcome } from './use-password-entry.ts';

export interface PasswordEntryScreenProps {
  /** Where the code went; null when none was asked for here. */
  sent: { sentBy: 'email' | 'sms'; sentTo: string } | null;
  outcome: CodeOutcome;
  isPending: boolean;
  isResending: boolean;
  resendIn: number;
  signInHref: string | undefined;
  onSubmit(code: string): Promise<void>;
  onResend(): void;
}

export function PasswordEntryScreen(props: PasswordEntryScreenProps) {
  const t = useMessages(messages);
  const { sent, outcome } = props;
  const isOver = sent === null || outcome === 'over';
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {t('codeTitle')}
        </Heading>
        {sent !== null && !isOver && (
          <Text tone="quiet">
            {t(sent.sentBy === 'sms' ? 'codeSentBySms' : 'codeSentByEmail', { to: sent.sentTo })}
          </Text>
        )}
      </Stack>
      {isOver ? (
        <>
          <Banner tone="critical" role="alert">
            {t(sent === null ? 'credentialsMissing' : 'codeOver')}
          </Banner>
          <Button href={props.signInHref} tone="primary" size="large" isFullWidth>
            {t('backToSignIn')}
          </Button>
        </>
      ) : (
        <>
          <Stack gap={3}>
            <CodeForm
              isWrong={outcome === 'wrong'}
              isAccepted={outcome === 'accepted'}
              isPending={props.isPending}
              onSubmit={props.onSubmit}
            />
            <ResendCode isPending={props.isResending} waitSeconds={props.resendIn} onPress={props.onResend} />
          </Stack>
          <Text tone="quiet">
            <Link href={props.signInHref} isStandalone>
              {t('backToSignIn')}
            </Link>
          </Text>
        </>
      )}
    </Stack>
  );
}
