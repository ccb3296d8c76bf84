import { useMessages } from '@portal/kit';
import { Card, Skeleton, SkeletonPerson, SkeletonRegion, Stack } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';

/** A profile that is loading. */
export function ProfileSkeleton() {
  const t = useMessages(directoryMessages);
  return (
    <SkeletonRegion label={t('profileLoading')}>
      <Card padding={6}>
        <Stack gap={6}>
          <SkeletonPerson />
          <Skeleton lines={8} />
        </Stack>
      </Card>
    </SkeletonRegion>
  );
}
