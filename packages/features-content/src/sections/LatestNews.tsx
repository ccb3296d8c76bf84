import type { ContentItem } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Columns, Grid, Link, MetaLine, PanelSwitch, Skeleton, SkeletonCard, Stack, Text } from '@portal/ui';
import { LiveContentCard } from '../components/ContentGrid/LiveContentCard.tsx';
import { newsManifest } from '../manifest.ts';
import { useContentDestinations } from '../model/content-kinds.ts';

/** One large, and three small. */
export const latestAtMost = 4;

/** Of the home page: the newest news. */
export function LatestNews({ view }: { view: View<readonly ContentItem[]> }) {
  const t = useMessages(newsManifest.messages);
  const listHref = useContentDestinations('news').list();
  return (
    <PanelSwitch
      title={t('latestNewsTitle')}
      actions={
        listHref !== undefined && (
          <Link href={listHref} isStandalone>
            {t('allNews')}
          </Link>
        )
      }
      view={view}
      skeleton={<NewsToCome />}
      failedTitle={t('dashboardNewsFailed')}
      empty={<Text tone="quiet">{t('noNews')}</Text>}
    >
      {([main, ...small]) =>
        main === undefined ? null : small.length === 0 ? (
          <Grid minColumn="lg">
            <LiveContentCard kind="news" item={main} headingLevel={3} />
          </Grid>
        ) : (
          <Columns side={<SmallNews items={small} />}>
            <LiveContentCard kind="news" item={main} headingLevel={3} />
          </Columns>
        )
      }
    </PanelSwitch>
  );
}

function SmallNews({ items }: { items: readonly ContentItem[] }) {
  const to = useContentDestinations('news');
  const { date } = useFormats();
  return (
    <Stack as="ul" gap={5}>
      {items.map(({ id, name, date_created: created, categories }) => {
        const href = to.item({ id });
        return (
          <li key={id}>
            <Stack gap={1}>
              {href === undefined ? (
                <Text weight="semibold" tone="strong">
                  {name}
                </Text>
              ) : (
                <Link href={href} tone="strong" isStandalone>
                  {name}
                </Link>
              )}
              <MetaLine
                size="xs"
                items={[
                  <time key="created" dateTime={created}>
                    {date(created)}
                  </time>,
                  categories[0]?.label,
                ]}
              />
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}

function NewsToCome() {
  return (
    <Columns
      side={
        <Stack gap={5}>
          {Array.from({ length: latestAtMost - 1 }, (_, index) => (
            <Stack key={index} gap={1}>
              <Skeleton width="long" />
              <Skeleton kind="small" width="short" />
            </Stack>
          ))}
        </Stack>
      }
    >
      <SkeletonCard />
    </Columns>
  );
}
