import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

export interface FetchingTheirsProps {
  isFetching: boolean;
  onRetry: () => void;
}

/** Stands where both versions will be compared, until the other one is there. */
export function FetchingTheirs({ isFetching, onRetry }: FetchingTheirsProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Banner
      tone="caution"
      role="alert"
      title={t('versionsTitle')}
      action={
        isFetching ? undefined : (
          <Button size="sm" onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {t(isFetching ? 'versionsLoading' : 'versionsFailed')}
    </Banner>
  );
}
