import { useMessages } from '@portal/kit';
import { Banner, Button, Stack } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import type { LockAccount } from './use-lock-account.ts';

export interface NotMeScreenProps extends LockAccount {
  forgotPasswordHref: string | undefined;
}

/** Asks whoever did not change their account to lock it. */
export function NotMeScreen({ isOver, isPending, onLock, forgotPasswordHref }: NotMeScreenProps) {
  const t = useMessages(onboardingMessages);
  return (
    <Stack gap={6}>
      <PageTitle title={t('notMeTitle')} intro={isOver ? null : t('notMeIntro')} />
      {isOver ? (
        <>
          <Banner tone="critical" role="alert">
            {t('linkOver')}
          </Banner>
          <Button href={forgotPasswordHref} tone="primary" size="lg" isFullWidth>
            {t('askForNewLink')}
          </Button>
        </>
      ) : (
        <Button tone="critical" size="lg" isFullWidth isPending={isPending} onPress={onLock}>
          {t('lockAccount')}
        </Button>
      )}
    </Stack>
  );
}
