import type { ShownProfile } from '@portal/api';
import { profileViewers } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { DescriptionList, PanelSwitch, PersonLine, RadioGroup, Section, Skeleton, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import type { ProfileAs } from './use-profile-as.ts';

interface ShownProfilePanelProps {
  shown: ProfileAs;
  personId: string;
}

const viewerLabels = { member: 'asMember', connection: 'asConnection', staff: 'asStaff' } as const;

/** One's own profile as somebody else sees it: what the server answers them. */
export function ShownProfilePanel({ shown, personId }: ShownProfilePanelProps) {
  const t = useMessages(settingsMessages);
  function choose(chosen: string) {
    const viewer = profileViewers.find((one) => one === chosen);
    if (viewer !== undefined) shown.onViewer(viewer);
  }
  return (
    <Section title={t('myProfile')} description={t('myProfileHint')}>
      <Stack gap={5}>
        <RadioGroup
          label={t('seeProfileAs')}
          value={shown.viewer}
          onChange={choose}
          options={profileViewers.map((viewer) => ({ value: viewer, label: t(viewerLabels[viewer]) }))}
          isInline
        />
        <PanelSwitch
          view={shown.view}
          skeleton={<Skeleton lines={5} />}
          skeletonLabel={t('myProfileLoading')}
          failedTitle={t('myProfileFailed')}
        >
          {(profile) => <Profile profile={profile} personId={personId} />}
        </PanelSwitch>
      </Stack>
    </Section>
  );
}

function Profile({ profile, personId }: { profile: ShownProfile; personId: string }) {
  const t = useMessages(settingsMessages);
  const { firstName, lastName, pronoun, avatarUrl, organisationName, homeState, registeredEmail } = profile;
  return (
    <Stack gap={5}>
      <PersonLine person={{ id: personId, firstName, lastName, pronoun, avatarUrl }} size="lg" />
      <DescriptionList
        items={[
          { term: t('photo'), description: avatarUrl === null ? t('notShown') : t('shown') },
          { term: t('pronoun'), description: pronoun ?? t('notShown') },
          { term: t('organisation'), description: organisationName ?? t('notShown') },
          { term: t('state'), description: homeState ?? t('notShown') },
          { term: t('email'), description: registeredEmail ?? t('notShown') },
        ]}
      />
    </Stack>
  );
}
