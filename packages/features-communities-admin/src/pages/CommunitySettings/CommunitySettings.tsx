import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Divider, Heading, Stack } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { useCommunityForm } from '../CommunityForm/use-community-form.ts';
import { ArchiveSection } from './ArchiveSection.tsx';
import { CommunitySettingsForm } from './CommunitySettingsForm.tsx';

/** One community's settings, and its way into the archive. */
export function CommunitySettings({ community }: { community: Community }) {
  const t = useMessages(communitiesAdminMessages);
  const state = useCommunityForm({ community });
  const mayEdit = community.permissions.includes('commentEdit');
  return (
    <Stack gap={8}>
      <Heading level={1} isFocusable>
        {t('settingsPageTitle')}
      </Heading>
      <CommunitySettingsForm state={state} isReadOnly={!mayEdit} />
      {mayEdit && (
        <>
          <Divider />
          <ArchiveSection community={state.known ?? community} onDone={state.goOnFrom} />
        </>
      )}
    </Stack>
  );
}
