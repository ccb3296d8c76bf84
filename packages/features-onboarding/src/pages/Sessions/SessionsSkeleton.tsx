import { Card, Skeleton, SkeletonRegion, Stack } from '@portal/ui';

/** Stands where a list of devices is loading. */
export function SessionsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Card padding={5}>
        <Stack gap={5}>
          {['first', 'second', 'third'].map((line) => (
            <Stack key={line} gap={1}>
              <Skeleton width="half" />
              <Skeleton kind="small" width="long" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </SkeletonRegion>
  );
}
