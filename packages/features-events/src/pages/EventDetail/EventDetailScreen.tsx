import type { EventDetail } from '@portal/api';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Button,
  ForbiddenNotice,
  Heading,
  Image,
  Inline,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  RichText,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsMessages } from '../../messages.ts';
import { type Attachments, EventAttachments } from './EventAttachments.tsx';
import { EventExtras } from './EventExtras.tsx';
import { EventFacts } from './EventFacts.tsx';
import { Presenters } from './Presenters.tsx';
import { Sessions } from './Sessions.tsx';

export interface EventDetailScreenProps {
  view: View<EventDetail>;
  /** Empty where the organisation shows none. */
  attachments: View<Attachments>;
  backHref: string | undefined;
  /** Where there are other events, for whoever looks for one that is not there. */
  discoverHref: string | undefined;
  /** How to get a ticket, and what to do with it. */
  tickets?: (event: EventDetail) => ReactNode;
  favourite?: (event: EventDetail) => ReactNode;
  share?: (event: EventDetail) => ReactNode;
}

export function EventDetailScreen({ view, discoverHref, tickets, favourite, share, ...parts }: EventDetailScreenProps) {
  const t = useMessages(eventsMessages);
  return (
    <Stack gap={0}>
      <ViewSwitch
        view={view}
        loading={() => (
          <PageLayout>
            <SkeletonRegion>
              <Skeleton lines={12} />
            </SkeletonRegion>
          </PageLayout>
        )}
        empty={() => null}
        notFound={() => (
          <PageLayout>
            <NotFoundNotice
              title={t('eventNotFound')}
              text={t('notThereText')}
              action={discoverHref !== undefined && <Button href={discoverHref}>{t('discoverHeading')}</Button>}
            />
          </PageLayout>
        )}
        failed={(problem, retry) => (
          <PageLayout>
            <ProblemPanel scope="page" title={t('eventFailed')} detail={problem.message} onRetry={retry} />
          </PageLayout>
        )}
        forbidden={(problem) => (
          <PageLayout>
            <ForbiddenNotice scope="page" title={t('eventFailed')} text={problem.message} />
          </PageLayout>
        )}
        ready={(event) => (
          <Event
            {...parts}
            event={event}
            tickets={tickets?.(event)}
            favourite={favourite?.(event)}
            share={share?.(event)}
          />
        )}
      />
    </Stack>
  );
}

interface EventProps extends Pick<EventDetailScreenProps, 'attachments' | 'backHref'> {
  event: EventDetail;
  tickets: ReactNode;
  favourite: ReactNode;
  share: ReactNode;
}

function Event({ event, attachments, backHref, tickets, favourite, share }: EventProps) {
  const t = useMessages(eventsMessages);
  return (
    <PageLayout
      isSideSticky
      isSideFirst
      side={
        <Stack gap={6}>
          <EventFacts event={event} />
          {tickets}
        </Stack>
      }
      header={
        <Stack gap={3}>
          {backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}
          <Inline gap={1} align="start" isWrapping={false}>
            <Stack gap={0} isGrowing>
              <Heading level={1} isFocusable>
                {event.title}
              </Heading>
            </Stack>
            {share}
            {favourite}
          </Inline>
          <Text tone="quiet">{event.shortDesc}</Text>
        </Stack>
      }
    >
      <Stack gap={10}>
        <Image src={event.featureImg} alt="" patternName={event.title} isLargest />
        <RichText html={event.content} headingLevel={2} />
        <Sessions event={event} />
        <Presenters presenters={event.presenters} />
        <EventExtras event={event} />
        <EventAttachments view={attachments} />
      </Stack>
    </PageLayout>
  );
}
