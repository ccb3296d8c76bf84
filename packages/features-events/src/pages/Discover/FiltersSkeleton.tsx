import { Box, Grid, Skeleton, SkeletonField, SkeletonFilterBar, Stack } from '@portal/ui';
import * as styles from './DiscoverHeader.css.ts';

/** As tall as the header with nothing chosen; how many there are is told of the list alone. */
export function HeaderSkeleton({ isCalendar }: { isCalendar: boolean }) {
  return (
    <Stack gap={4}>
      <div className={styles.onlyWide}>
        <Grid minColumn="lg" gap={4}>
          <SkeletonField />
          <SkeletonField />
        </Grid>
      </div>
      <SkeletonFilterBar hasResult={!isCalendar} />
    </Stack>
  );
}

export function SidebarSkeleton() {
  return (
    <Box padding={1}>
      <Stack gap={6}>
        <Skeleton lines={4} />
        <Skeleton lines={6} />
        <SkeletonField />
        <Skeleton lines={6} />
      </Stack>
    </Box>
  );
}
