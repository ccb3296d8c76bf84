import { useMessages } from '@portal/kit';
import { Card, Skeleton, SkeletonRegion } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

/** Stands where the list of events is loading. */
export function SecuritySkeleton() {
  const t = useMessages(settingsMessages);
  return (
    <SkeletonRegion label={t('securityLoading')}>
      <Card padding={5}>
        <Skeleton lines={6} />
      </Card>
    </SkeletonRegion>
  );
}
