import { Grid, SkeletonCard } from '@portal/ui';

/** As many cards as are expected. */
export function EventGridSkeleton({ expected }: { expected: number }) {
  return (
    <Grid columns="cards" gap={6}>
      {Array.from({ length: expected }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Grid>
  );
}
