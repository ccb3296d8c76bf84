import { Grid, SkeletonCard } from '@portal/ui';

/** As many cards as are expected. */
export function EventGridSkeleton({ expected, isOverview = false }: { expected: number; isOverview?: boolean }) {
  return (
    <Grid columns={isOverview ? undefined : 'cards'} gap={6}>
      {Array.from({ length: expected }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Grid>
  );
}
