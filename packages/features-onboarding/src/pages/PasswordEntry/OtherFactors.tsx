import type { LoginFactor } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Button } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';

export interface OtherFactorsProps {
  /** Which open the account, and which of them is entered. */
  factors: readonly LoginFactor[];
  factor: LoginFactor;
  /** A code is being sent. */
  isSending: boolean;
  onChoose(factor: LoginFactor): void;
}

const words = { app: 'useApp', mail: 'useMail', recovery: 'useRecovery' } as const;

/** The ways to another code than the one that is asked for. */
export function OtherFactors({ factors, factor, isSending, onChoose }: OtherFactorsProps) {
  const t = useMessages(onboardingMessages);
  return factors
    .filter((other) => other !== factor)
    .map((other) => (
      <Button
        key={other}
        size="lg"
        isFullWidth
        isPending={other === 'mail' && isSending}
        onPress={() => onChoose(other)}
      >
        {t(words[other])}
      </Button>
    ));
}
