import type { InsightFigures } from '@portal/api';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { Card, Grid, Heading, Stack, Text } from '@portal/ui';
import { LineChart } from '@portal/ui/charts';
import { communitiesAdminMessages } from '../../messages.ts';
import type { InsightChoices } from './insight-choices.ts';
import { insightCharts } from './insight-charts.ts';
import { stepLabel } from './step-label.ts';

export interface InsightChartsProps {
  figures: readonly InsightFigures[];
  choices: InsightChoices;
}

const stepHeads = { day: 'insightDay', week: 'insightWeekFrom', month: 'insightMonthHead' } as const;

/** Each figure over time, as a chart or as its table. */
export function InsightCharts({ figures, choices }: InsightChartsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { number } = useFormats();
  const { locale } = usePortal();
  const categories = figures.map(({ from }) => stepLabel(from, choices, locale));
  const labels = {
    showTable: t('insightShowTable'),
    showChart: t('insightShowChart'),
    hint: t('insightKeys'),
    category: t(stepHeads[choices.step]),
  };
  return (
    <Grid minColumn="lg" as="section" label={t('insightCharts')}>
      {insightCharts.map(({ id, title, hint, series }) => (
        <Card key={id}>
          <Stack gap={3}>
            <Heading level={2}>{t(title)}</Heading>
            {hint !== null && (
              <Text size="sm" tone="quiet">
                {t(hint)}
              </Text>
            )}
            <LineChart
              label={t(title)}
              labels={{ ...labels, value: t(title) }}
              categories={categories}
              series={series.map(({ figure, label }) => ({
                id: figure,
                label: t(label),
                values: figures.map((each) => each[figure]),
              }))}
              formatValue={number}
              hasArea={series.length === 1}
            />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
