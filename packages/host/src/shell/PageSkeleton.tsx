import { PageLayout, Skeleton, SkeletonRegion, Stack } from '@portal/ui';

/** Stands in while a page's code is on its way. */
export function PageSkeleton(props: { label: string }) {
  return (
    <PageLayout>
      <SkeletonRegion label={props.label}>
        <Stack gap={6}>
          <Skeleton kind="heading" width="half" />
          <Skeleton kind="text" lines={3} />
        </Stack>
      </SkeletonRegion>
    </PageLayout>
  );
}
