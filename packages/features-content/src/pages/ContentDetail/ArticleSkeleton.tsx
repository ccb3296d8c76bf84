import { PageLayout, Skeleton, SkeletonRegion, Stack } from '@portal/ui';

/** An article that is loading. */
export function ArticleSkeleton() {
  return (
    <PageLayout width="small">
      <SkeletonRegion>
        <Stack gap={6}>
          <Stack gap={3}>
            <Skeleton width="short" />
            <Skeleton kind="heading" width="long" />
            <Skeleton kind="small" width="half" />
          </Stack>
          <Skeleton kind="image" />
          <Skeleton lines={8} />
        </Stack>
      </SkeletonRegion>
    </PageLayout>
  );
}
