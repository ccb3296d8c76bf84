import { useMessages } from '@portal/kit';
import { Banner, Button, IconRefresh } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** Above a post that can be read while nobody knows what else its reader may do. */
export function PermissionsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(communitiesMessages);
  return (
    <Banner
      tone="caution"
      role="alert"
      action={
        <Button size="sm" icon={IconRefresh} onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('permissionsFailed')}
    </Banner>
  );
}
