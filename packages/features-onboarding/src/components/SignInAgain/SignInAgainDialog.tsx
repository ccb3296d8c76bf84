import { useCurrentUser } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Dialog, Stack } from '@portal/ui';
import { useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import { CodeInPlace } from './CodeInPlace.tsx';
import { PasswordInPlace } from './PasswordInPlace.tsx';

export interface SignInAgainDialogProps {
  isOpen: boolean;
  /** Of whoever was signed in before; undefined for a stranger. */
  userName: string | undefined;
  onClose: () => void;
}

/** E-mail and password, then the code where the account has a second factor. */
export function SignInAgainDialog({ isOpen, userName, onClose }: SignInAgainDialogProps) {
  const t = useMessages(onboardingMessages);
  const email = useCurrentUser().data?.registeredEmail;
  const [step, setStep] = useState<'password' | 'code'>('password');
  const close = () => {
    setStep('password');
    onClose();
  };
  const isKnown = userName !== undefined;
  const passwordTitle = t(isKnown ? 'signInAgainTitle' : 'signInTitle');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={step === 'code' ? t('codeTitle') : passwordTitle}
      description={step === 'password' && isKnown ? t('signInAgainText', { name: userName }) : undefined}
      size="sm"
      isDismissable={false}
      labels={{ close: t('close') }}
    >
      <Stack gap={4}>
        {step === 'code' ? (
          <CodeInPlace onBack={() => setStep('password')} />
        ) : (
          <PasswordInPlace email={email} onCode={() => setStep('code')} />
        )}
      </Stack>
    </Dialog>
  );
}
