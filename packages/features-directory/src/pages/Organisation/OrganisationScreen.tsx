import type { DirectoryMember, DirectoryOrganisation } from '@portal/api';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  ForbiddenNotice,
  Heading,
  Link,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { type CardPage, CardPages } from '../../components/Directory/CardPages.tsx';
import { MemberCard } from '../../components/Directory/MemberCard.tsx';
import { organisationDestinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';

export interface OrganisationScreenProps {
  id: string;
  view: View<DirectoryOrganisation>;
  /** Null: the portal has no directory of members. */
  people: View<CardPage<DirectoryMember>> | null;
  page: number;
  onPageChange: (page: number) => void;
}

/** Where members work, with those of them who show it. */
export function OrganisationScreen({ view, ...props }: OrganisationScreenProps) {
  const t = useMessages(directoryMessages);
  const list = useDestinations(organisationDestinations).list();
  return (
    <PageLayout width="full">
      <Stack gap={5}>
        {list !== undefined && <BackLink href={list}>{t('toOrganisations')}</BackLink>}
        <ViewSwitch
          view={view}
          loading={() => (
            <SkeletonRegion label={t('organisationLoading')}>
              <Skeleton lines={3} />
            </SkeletonRegion>
          )}
          empty={() => <NotThere />}
          notFound={() => <NotThere />}
          failed={(problem, retry) => (
            <ProblemPanel scope="page" title={t('organisationFailed')} detail={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('organisationFailed')} text={problem.message} />}
          ready={(organisation) => <Ready {...props} organisation={organisation} />}
        />
      </Stack>
    </PageLayout>
  );
}

function Ready({
  organisation,
  people,
  ...props
}: Omit<OrganisationScreenProps, 'view'> & { organisation: DirectoryOrganisation }) {
  const { name, location } = organisation;
  return (
    <Stack gap={8}>
      <Stack gap={1}>
        <Heading level={1} isFocusable>
          <bdi>{name}</bdi>
        </Heading>
        {location !== '' && <Text tone="quiet">{location}</Text>}
      </Stack>
      {people !== null && <People {...props} people={people} />}
    </Stack>
  );
}

function People({
  id,
  people,
  page,
  onPageChange,
}: Pick<OrganisationScreenProps, 'id' | 'page' | 'onPageChange'> & { people: View<CardPage<DirectoryMember>> }) {
  const t = useMessages(directoryMessages);
  const members = useDestinations(organisationDestinations).members({}, { company: id });
  return (
    <Stack gap={5}>
      <CardPages
        title={t('peopleHere')}
        view={people}
        page={page}
        onPageChange={onPageChange}
        isLimited={page > 1}
        onClear={() => onPageChange(1)}
        emptyTitle={t(page > 1 ? 'noData' : 'nobodyHere')}
        illustration="people"
        failedTitle={t('peopleFailed')}
        skeletonLabel={t('peopleLoading')}
      >
        {(member) => <MemberCard key={member.userId} member={member} headingLevel={3} />}
      </CardPages>
      {people.state === 'ready' && members !== undefined && <Link href={members}>{t('findAmongMembers')}</Link>}
    </Stack>
  );
}

function NotThere() {
  const t = useMessages(directoryMessages);
  const list = useDestinations(organisationDestinations).list();
  return (
    <NotFoundNotice
      title={t('organisationNotFound')}
      text={t('notThereText')}
      action={list !== undefined && <Link href={list}>{t('toOrganisations')}</Link>}
    />
  );
}
