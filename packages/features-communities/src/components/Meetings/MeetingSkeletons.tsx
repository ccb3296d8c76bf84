import { Grid, SkeletonCard } from '@portal/ui';

/** Where the cards of meetings will stand. */
export function MeetingSkeletons({ expected }: { expected: number }) {
  return (
    <Grid minColumn="md" gap={6}>
      {Array.from({ length: expected }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Grid>
  );
}
