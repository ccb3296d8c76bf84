import { useMessages } from '@portal/kit';
import { Button, Inline, NotFoundNotice, PageLayout } from '@portal/ui';
import { hostMessages } from '../messages.ts';

export interface NotFoundScreenProps {
  /** Explains it to those who may know. */
  onExplainAccess?: (() => void) | undefined;
}

/** The page of an address that leads nowhere. */
export function NotFoundScreen({ onExplainAccess }: NotFoundScreenProps) {
  const t = useMessages(hostMessages);
  return (
    <PageLayout width="small">
      <NotFoundNotice
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <Inline justify="center">
            <Button tone="primary" href="/">
              {t('goHome')}
            </Button>
            {onExplainAccess && <Button onPress={onExplainAccess}>{t('whyHidden')}</Button>}
          </Inline>
        }
      />
    </PageLayout>
  );
}
