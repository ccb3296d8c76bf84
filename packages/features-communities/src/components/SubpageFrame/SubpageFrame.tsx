import { useDestinations, useMessages, useBackHref } from '@portal/kit';
import { BackLink, Heading, PageLayout, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';

/** The frame of a page below the dashboard: where the reader is and the way back. */
export function SubpageFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(communitiesMessages);
  const dashboard = useBackHref(useDestinations(destinations).dashboard());
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          {dashboard !== undefined && <BackLink href={dashboard}>{t('toCommunities')}</BackLink>}
          <Heading level={1}>{title}</Heading>
        </Stack>
      }
    >
      {children}
    </PageLayout>
  );
}
