import { useMessages } from '@portal/kit';
import { Button, EmptyState, Illustration, PageLayout } from '@portal/ui';
import { messages } from '../messages.ts';

/** The page of an address that leads nowhere. */
export function NotFoundScreen() {
  const t = useMessages(messages);
  return (
    <PageLayout width="small">
      <EmptyState
        headingLevel={1}
        illustration={<Illustration name="not-found" />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <Button tone="primary" href="/">
            {t('backHome')}
          </Button>
        }
      />
    </PageLayout>
  );
}
