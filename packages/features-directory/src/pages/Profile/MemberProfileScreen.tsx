import type { MemberProfile } from '@portal/api';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import { BackLink, ForbiddenNotice, Link, NotFoundNotice, PageLayout, ProblemPanel, Stack } from '@portal/ui';
import { ProfileCard } from '../../components/Profile/ProfileCard.tsx';
import { ProfileSkeleton } from '../../components/Profile/ProfileSkeleton.tsx';
import { destinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';

export interface MemberProfileScreenProps {
  personId: string;
  view: View<MemberProfile>;
}

/** Another member, as far as they show themself. */
export function MemberProfileScreen({ personId, view }: MemberProfileScreenProps) {
  const t = useMessages(directoryMessages);
  const members = useDestinations(destinations).members();
  return (
    <PageLayout width="small">
      <Stack gap={5}>
        {members !== undefined && <BackLink href={members}>{t('toMembers')}</BackLink>}
        <ViewSwitch
          view={view}
          loading={() => <ProfileSkeleton />}
          empty={() => <NotThere />}
          notFound={() => <NotThere />}
          failed={(problem, retry) => (
            <ProblemPanel scope="page" title={t('profileFailed')} detail={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('profileFailed')} text={problem.message} />}
          ready={(profile) => <ProfileCard personId={personId} profile={profile} />}
        />
      </Stack>
    </PageLayout>
  );
}

function NotThere() {
  const t = useMessages(directoryMessages);
  const members = useDestinations(destinations).members();
  return (
    <NotFoundNotice
      title={t('profileNotFound')}
      text={t('profileNotFoundText')}
      action={members !== undefined && <Link href={members}>{t('toMembers')}</Link>}
    />
  );
}
