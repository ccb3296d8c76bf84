import { Columns, Inline, Skeleton, SkeletonPost, SkeletonRegion, Stack } from '@portal/ui';
import * as css from '../../components/CommunityHeader/CommunityHeader.css.ts';

/** The shape of a community while it loads. */
export function CommunitySkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap={6}>
        <div className={css.cover}>
          <Skeleton kind="image" />
        </div>
        <Stack gap={3}>
          <Skeleton kind="heading" width="half" />
          <Skeleton width="long" />
          <Inline>
            <Skeleton kind="button" />
            <Skeleton kind="button" />
          </Inline>
        </Stack>
        <Columns side={<Skeleton lines={5} />}>
          <SkeletonPost />
        </Columns>
      </Stack>
    </SkeletonRegion>
  );
}
