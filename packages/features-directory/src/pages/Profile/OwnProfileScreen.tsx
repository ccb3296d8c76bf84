import type { CallReply, calls } from '@portal/api';
import type { PrivacyFlag } from '@portal/rules';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import { Banner, Button, ForbiddenNotice, Inline, Link, PageLayout, ProblemPanel, Stack } from '@portal/ui';
import { ProfileCard } from '../../components/Profile/ProfileCard.tsx';
import { ProfileSkeleton } from '../../components/Profile/ProfileSkeleton.tsx';
import { destinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';

export interface OwnProfileScreenProps {
  personId: string;
  view: View<CallReply<typeof calls.directory.profile>>;
}

/** One’s own profile, with what others do not see of it, and the way to change it. */
export function OwnProfileScreen({ personId, view }: OwnProfileScreenProps) {
  const t = useMessages(directoryMessages);
  const to = useDestinations(destinations);
  const [details, card] = [to.details(), to.card()];
  return (
    <PageLayout width="small">
      <ViewSwitch
        view={view}
        loading={() => <ProfileSkeleton />}
        empty={() => null}
        failed={(problem, retry) => (
          <ProblemPanel scope="page" title={t('profileFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice title={t('profileFailed')} text={problem.message} />}
        ready={({ data, hidden }) => (
          <Stack gap={5}>
            {hidden.length > 0 && <HiddenNote hidden={hidden} />}
            <ProfileCard
              personId={personId}
              profile={data}
              actions={
                <Inline gap={3}>
                  {card !== undefined && <Button href={card}>{t('cardPageTitle')}</Button>}
                  {details !== undefined && <Button href={details}>{t('editProfile')}</Button>}
                </Inline>
              }
            />
          </Stack>
        )}
      />
    </PageLayout>
  );
}

/** Which of the seven settings show others nothing. */
function HiddenNote({ hidden }: { hidden: readonly PrivacyFlag[] }) {
  const t = useMessages(directoryMessages);
  const visibility = useDestinations(destinations).visibility();
  return (
    <Banner
      title={t('hiddenNote')}
      action={visibility !== undefined && <Link href={visibility}>{t('visibilityPageTitle')}</Link>}
    >
      {hidden.map((flag) => t(flag)).join(', ')}
    </Banner>
  );
}
