import type { DeskEvent, PagesState, WaitingPerson } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Density,
  EmptyState,
  Heading,
  Illustration,
  PageLayout,
  PanelSwitch,
  ShowMoreList,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { lineMessages } from '../messages-line.ts';
import { WaitingTable } from './WaitingTable.tsx';

export interface WaitingScreenProps extends Omit<PagesState<WaitingPerson>, 'refetch'> {
  event: View<DeskEvent>;
  backHref: string | undefined;
  onRemove: (person: WaitingPerson) => void;
}

export function WaitingScreen({ view, event, backHref, onRemove, ...more }: WaitingScreenProps) {
  const t = useMessages(lineMessages);
  return (
    <PageLayout
      header={
        <Stack gap={4}>
          {backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('waiting')}
          </Heading>
          <PanelSwitch view={event} skeleton={<Skeleton lines={1} />} failedTitle={t('headFailed')}>
            {({ title }) => <Text weight="semibold">{title}</Text>}
          </PanelSwitch>
          <Text tone="quiet">{t('rules')}</Text>
        </Stack>
      }
    >
      <Density value="compact">
        <ShowMoreList
          {...more}
          view={view}
          label={t('waiting')}
          countText={(n) => t('found', { n })}
          failedTitle={t('listFailed')}
          moreLabel={t('showMore')}
          moreFailedText={t('moreFailed')}
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState illustration={<Illustration name="people" />} title={t('nobody')} text={t('nobodyText')} />
          }
        >
          {(items) => <WaitingTable people={items} onRemove={onRemove} />}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
