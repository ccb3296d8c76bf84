import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { BackLink, Heading, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { EventNotFound } from '../../components/EventNotFound.tsx';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { RepeatForm } from './RepeatForm.tsx';

/** Where an event becomes a series: a draft for each day. */
export function RepeatPage({ params }: PageProps<'id'>) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).event(params);
  const { view } = useEndpoint(calls.desk.fields, { params });
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          {href !== undefined && <BackLink href={href}>{t('backToEvent')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('repeatPageTitle')}
          </Heading>
        </Stack>
      }
    >
      <PanelSwitch
        scope="page"
        view={view}
        skeleton={<Skeleton lines={8} />}
        skeletonLabel={t('formLoading')}
        failedTitle={t('eventFailed')}
        notFound={<EventNotFound headingLevel={2} />}
      >
        {({ fields }) => <RepeatForm key={params.id} id={params.id} event={fields} closeHref={href} />}
      </PanelSwitch>
    </PageLayout>
  );
}
