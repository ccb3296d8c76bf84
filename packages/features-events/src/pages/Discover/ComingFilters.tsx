import { Box, Grid, Skeleton, SkeletonField, SkeletonFilterBar, Stack } from '@portal/ui';

/** As tall as the header with nothing chosen. */
export function ComingHeader() {
  return (
    <Stack gap={4}>
      <Grid minColumn="lg" gap={4}>
        <SkeletonField />
        <SkeletonField />
      </Grid>
      <SkeletonFilterBar />
    </Stack>
  );
}

export function ComingSidebar() {
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
