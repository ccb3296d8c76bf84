import { useMessages } from '@portal/kit';
import { Card, Grid, Skeleton, SkeletonRegion } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { insightCharts } from './insight-charts.ts';

/** As many cards as there will be charts. */
export function InsightSkeleton() {
  const t = useMessages(communitiesAdminMessages);
  return (
    <SkeletonRegion label={t('insightLoading')}>
      <Grid minColumn="lg">
        {insightCharts.map(({ id }) => (
          <Card key={id}>
            <Skeleton lines={9} />
          </Card>
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
