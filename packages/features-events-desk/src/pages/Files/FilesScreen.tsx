import type { DeskEvent, EventFiles } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { BackLink, EmptyState, Heading, PageLayout, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { EventNotFound } from '../../components/EventNotFound.tsx';
import { eventsDeskMessages } from '../../messages.ts';

export interface EventWithFiles {
  event: DeskEvent;
  files: EventFiles;
}

export interface FilesScreenProps {
  view: View<EventWithFiles>;
  backHref: string | undefined;
  editor: (files: EventFiles) => ReactNode;
}

export function FilesScreen({ view, backHref, editor }: FilesScreenProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={4}>
          {backHref !== undefined && <BackLink href={backHref}>{t('backToEvent')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('files')}
          </Heading>
        </Stack>
      }
    >
      <PanelSwitch
        scope="page"
        view={view}
        skeleton={<Skeleton lines={10} />}
        skeletonLabel={t('filesLoading')}
        failedTitle={t('filesFailed')}
        notFound={<EventNotFound headingLevel={2} />}
      >
        {({ event, files }) => (
          <Stack gap={6}>
            <Stack gap={2}>
              <Text weight="semibold">{event.title}</Text>
              <Text tone="quiet">{t('whoSees')}</Text>
            </Stack>
            {event.status === 'cancelled' ? (
              <EmptyState title={t('cancelledTitle')} text={t('filesCancelledText')} />
            ) : (
              editor(files)
            )}
          </Stack>
        )}
      </PanelSwitch>
    </PageLayout>
  );
}
