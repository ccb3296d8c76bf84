import { useMessages } from '@portal/kit';
import { Banner, Button, Stack } from '@portal/ui';
import { Outcome } from '../../components/Outcome.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import type { ConfirmEmail } from './use-confirm-email.ts';

/** Asks whoever was mailed a link whether they read that e-mail. */
export function ConfirmEmailScreen({ outcome, isPending, onConfirm }: ConfirmEmail) {
  const t = useMessages(onboardingMessages);
  if (outcome === 'done')
    return <Outcome title={t('emailConfirmed')} text={t('emailConfirmedText')} action={t('toThePortal')} href="/" />;
  return (
    <Stack gap={6}>
      <PageTitle title={t('confirmEmailTitle')} intro={outcome === null ? t('confirmEmailIntro') : null} />
      {outcome === 'over' ? (
        <>
          <Banner tone="critical" role="alert">
            {t('confirmLinkOver')}
          </Banner>
          <Button href="/" tone="primary" size="lg" isFullWidth>
            {t('toThePortal')}
          </Button>
        </>
      ) : (
        <Button tone="primary" size="lg" isFullWidth isPending={isPending} onPress={onConfirm}>
          {t('confirmEmail')}
        </Button>
      )}
    </Stack>
  );
}
