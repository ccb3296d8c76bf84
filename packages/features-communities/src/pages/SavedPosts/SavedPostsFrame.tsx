import { useDestinations, useMessages, useWayBack } from '@portal/kit';
import { BackLink, Heading, PageLayout, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { places } from '../../destinations.ts';
import { messages } from '../../messages.ts';

/** The frame of the saved posts: where the reader is and the way back. */
export function SavedPostsFrame({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  const dashboard = useWayBack(useDestinations(places).dashboard());
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          {dashboard !== undefined && <BackLink href={dashboard}>{t('toCommunities')}</BackLink>}
          <Heading level={1}>{t('savedPostsPageTitle')}</Heading>
        </Stack>
      }
    >
      {children}
    </PageLayout>
  );
}
