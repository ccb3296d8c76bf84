import { useMessages, type PageProps } from '@portal/kit';
import { Heading, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { CommunityTabPage } from '../CommunityDetails/CommunityTabPage.tsx';
import { LiveCommunitySearch } from './LiveCommunitySearch.tsx';

export { firstReads } from '../CommunityDetails/use-community.ts';

/** What was said in a community, found by its words. No tab leads here, so the page says itself where the reader is. */
export function CommunitySearchPage({ params, ...address }: PageProps<'alias'>) {
  const t = useMessages(communitiesMessages);
  return (
    <CommunityTabPage alias={params.alias} tab="search">
      {({ community }) => (
        <Stack gap={5}>
          <Heading level={2}>{t('searchHere')}</Heading>
          <LiveCommunitySearch community={community} {...address} />
        </Stack>
      )}
    </CommunityTabPage>
  );
}
