import { useMessages } from '@portal/kit';
import { Button, IconRefresh, Stack, Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';

export interface ResendCodeProps {
  isPending: boolean;
  /** Not before these have passed. */
  waitSeconds: number;
  onPress(): void;
}

/** Asks for another code, once the last one has had its time to arrive. */
export function ResendCode({ isPending, waitSeconds, onPress }: ResendCodeProps) {
  const t = useMessages(onboardingMessages);
  const isWaiting = waitSeconds > 0 && !isPending;
  return (
    <Stack gap={2}>
      <Button size="lg" icon={IconRefresh} isFullWidth isPending={isPending} isDisabled={isWaiting} onPress={onPress}>
        {t(isPending ? 'resending' : 'resendCode')}
      </Button>
      {isWaiting && (
        <Text size="sm" tone="quiet" align="center">
          {t('resendIn', { n: waitSeconds })}
        </Text>
      )}
    </Stack>
  );
}
