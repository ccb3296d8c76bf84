import type { DeskEvent, PagesState, WaitingPerson } from '@portal/api';
import { isNotFound, useMessages, type View } from '@portal/kit';
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
import { PageOfNoEvent } from '../../components/EventNotFound.tsx';
import { eventsDeskMessages } from '../../messages.ts';
import { WaitingTable } from './WaitingTable.tsx';

export interface WaitingScreenProps extends Omit<PagesState<WaitingPerson>, 'refetch'> {
  event: View<DeskEvent>;
  backHref: string | undefined;
  onRemove: (person: WaitingPerson) => void;
}

export function WaitingScreen({ view, event, backHref, onRemove, ...more }: WaitingScreenProps) {
  const t = useMessages(eventsDeskMessages);
  if (event.state === 'failed' && isNotFound(event.problem)) return <PageOfNoEvent />;
  return (
    <PageLayout
      header={
        <Stack gap={4}>
          {backHref !== undefined && <BackLink href={backHref}>{t('backToEvent')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('waitingPageTitle')}
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
          label={t('waitingPageTitle')}
          countText={(n) => t('peopleFound', { n })}
          failedTitle={t('lineFailed')}
          moreLabel={t('showMorePeople')}
          moreFailedText={t('morePeopleFailed')}
          skeleton={<WaitingTable people={[]} onRemove={onRemove} isLoading />}
          skeletonLabel={t('lineLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name="people" />}
              title={t('nobodyWaiting')}
              text={t('nobodyText')}
            />
          }
        >
          {(items) => <WaitingTable people={items} onRemove={onRemove} />}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
