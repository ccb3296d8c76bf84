import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { versionMessages } from '../../messages-two-versions.ts';

export interface FetchingTheirsProps {
  isFetching: boolean;
  onRetry: () => void;
}

/** Stands where both versions will be compared, until the other one is there. */
export function FetchingTheirs({ isFetching, onRetry }: FetchingTheirsProps) {
  const t = useMessages(versionMessages);
  return (
    <Banner
      tone="caution"
      role="alert"
      title={t('versionsTitle')}
      action={
        isFetching ? undefined : (
          <Button size="sm" onPress={onRetry}>
            {t('versionsTryAgain')}
          </Button>
        )
      }
    >
      {t(isFetching ? 'versionsLoading' : 'versionsFailed')}
    </Banner>
  );
}
