import { Inline, PageLayout, Skeleton, SkeletonRegion, Stack } from '@portal/ui';

/** An article that is loading: the way back, its title, facts, author, type and actions, its introduction and what follows. */
export function ArticleSkeleton() {
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          <Skeleton width="short" />
          <Skeleton kind="heading" width="long" />
          <Skeleton kind="small" width="half" />
          <Inline gap={3} isWrapping={false}>
            <Skeleton kind="circle" size="sm" />
            <Stack gap={0} isGrowing>
              <Skeleton kind="small" width="short" />
            </Stack>
          </Inline>
          <Skeleton width="short" />
          <Skeleton kind="button" />
        </Stack>
      }
    >
      <SkeletonRegion>
        <Stack gap={6}>
          <Skeleton lines={2} />
          <Skeleton kind="image" />
          <Skeleton lines={8} />
        </Stack>
      </SkeletonRegion>
    </PageLayout>
  );
}
