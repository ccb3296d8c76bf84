import { useMessages } from '@portal/kit';
import { Button, PageLayout, ProblemPanel, Spinner, Stack, Text } from '@portal/ui';
import { cartMessages } from '../../cart/messages.ts';

export interface CheckoutScreenProps {
  /** What the server said. */
  failure: string | null;
}

/** Stands for a moment, on the way to where a ticket is paid. */
export function CheckoutScreen({ failure }: CheckoutScreenProps) {
  const t = useMessages(cartMessages);
  if (failure !== null) {
    return (
      <PageLayout width="small">
        <ProblemPanel
          headingLevel={1}
          title={failure}
          text={t('reload')}
          action={<Button href="/">{t('goHome')}</Button>}
        />
      </PageLayout>
    );
  }
  return (
    <PageLayout width="small">
      <div role="status">
        <Stack gap={4} align="center">
          <Spinner />
          <Text size="lg" weight="semibold" tone="strong">
            {t('processing')}
          </Text>
          <Text tone="quiet">{t('checkoutMomentHint')}</Text>
        </Stack>
      </div>
    </PageLayout>
  );
}
