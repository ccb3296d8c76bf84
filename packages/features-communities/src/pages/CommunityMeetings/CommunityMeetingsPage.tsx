import { useMessages, type PageProps } from '@portal/kit';
import { Heading, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { CommunityTabPage } from '../CommunityDetails/CommunityTabPage.tsx';
import { LiveMeetings } from './LiveMeetings.tsx';

export { firstReads } from '../CommunityDetails/use-community.ts';

/** The meetings of a community. No tab leads here, so the page says itself where the reader is. */
export function CommunityMeetingsPage({ params, ...address }: PageProps<'alias'>) {
  const t = useMessages(communitiesMessages);
  return (
    <CommunityTabPage alias={params.alias} tab="meetings">
      {(visit) => (
        <Stack gap={5}>
          <Heading level={2}>{t('communityMeetingsPageTitle')}</Heading>
          <LiveMeetings visit={visit} {...address} />
        </Stack>
      )}
    </CommunityTabPage>
  );
}
