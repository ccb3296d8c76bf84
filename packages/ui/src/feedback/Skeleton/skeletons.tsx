import { Card } from '../../layout/Card/Card.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as styles from './Skeleton.css.ts';

/** A `PersonLine` that is loading. */
export function SkeletonPerson() {
  return (
    <Inline gap={3} isWrapping={false}>
      <Skeleton kind="circle" />
      <Stack gap={0} isGrowing>
        <Skeleton width="half" />
        <Skeleton kind="small" width="short" />
      </Stack>
    </Inline>
  );
}

/** A `MediaCard` that is loading. */
export function SkeletonCard() {
  return (
    <Card padding={0}>
      <span className={classNames(styles.skeleton, styles.kinds.image, styles.cardTop)} />
      <Box padding={4}>
        <Stack gap={2}>
          <Skeleton width="long" />
          <Skeleton kind="small" lines={2} />
          <Inline justify="between" isWrapping={false}>
            <Skeleton kind="small" width="short" />
            <Skeleton kind="button" />
          </Inline>
        </Stack>
      </Box>
    </Card>
  );
}

/** A post of a feed that is loading. */
export function SkeletonPost() {
  return (
    <Card padding={5}>
      <Stack gap={3}>
        <SkeletonPerson />
        <Skeleton kind="heading" width="long" />
        <Skeleton lines={3} />
        <Inline gap={4}>
          <Skeleton kind="button" />
          <Skeleton kind="button" />
        </Inline>
      </Stack>
    </Card>
  );
}
