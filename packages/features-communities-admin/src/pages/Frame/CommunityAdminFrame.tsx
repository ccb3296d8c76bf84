import { type CommunityAdminPage, opensAdminPage, type PostStatistics } from '@portal/rules';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Button,
  Drawer,
  ForbiddenNotice,
  IconChevronDown,
  Link,
  PageLayout,
  Skeleton,
  SkeletonRegion,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { destinations } from '../../destinations.ts';
import { useReplacement } from '@portal/features-communities/parts';
import { CommunityProblemPanel } from '@portal/features-communities/parts';
import { adminDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { entryOf } from './admin-menu.ts';
import { AdminMenu } from './AdminMenu.tsx';
import * as styles from './CommunityAdminFrame.css.ts';
import type { AdminCommunity } from './use-admin-community.ts';

export interface CommunityAdminFrameProps {
  page: CommunityAdminPage;
  view: View<AdminCommunity>;
  /** Null as long as they are not known. */
  statistics: PostStatistics | null;
  /** The page, rendered where it is open to the person. */
  children: (admin: AdminCommunity) => ReactNode;
}

/** A page of a community's admin area: whose it is, the way back, and the other pages. */
export function CommunityAdminFrame({ view, ...props }: CommunityAdminFrameProps) {
  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <PageLayout>
          <SkeletonRegion>
            <Skeleton lines={10} />
          </SkeletonRegion>
        </PageLayout>
      )}
      empty={() => <CommunityProblemPanel isWhole meaning="notFound" />}
      failed={(problem, retry) => <CommunityProblemPanel isWhole problem={problem} retry={retry} />}
      forbidden={(problem) => <CommunityProblemPanel isWhole problem={problem} />}
      ready={(admin) => <Frame {...props} admin={admin} />}
    />
  );
}

interface FrameProps extends Omit<CommunityAdminFrameProps, 'view'> {
  admin: AdminCommunity;
}

function Frame({ page, admin, statistics, children }: FrameProps) {
  if (!opensAdminPage('about', admin.facts)) return <NotForYou />;
  if (!opensAdminPage(page, admin.facts)) return <ToAbout id={admin.community.id} />;
  const menu = { admin, statistics, current: page };
  return (
    <PageLayout
      header={<Head {...menu} />}
      side={<AdminMenu {...menu} />}
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
    >
      {children(admin)}
    </PageLayout>
  );
}

function Head({
  admin,
  current,
  statistics,
}: {
  admin: AdminCommunity;
  current: CommunityAdminPage;
  statistics: PostStatistics | null;
}) {
  const t = useMessages(communitiesAdminMessages);
  const [isOpen, setOpen] = useState(false);
  const { alias, name } = admin.community;
  const { dashboard, community } = useDestinations(destinations);
  const [back, asMember] = [dashboard(), community({ alias })];
  const label = entryOf(current)?.label;
  const page = label === undefined ? name : t(label);
  return (
    <Stack gap={3}>
      {back !== undefined && <BackLink href={back}>{t('backToDashboard')}</BackLink>}
      <Spread align="center">
        <Text size="lg" weight="semibold">
          {name}
        </Text>
        {asMember !== undefined && (
          <Link href={asMember} isStandalone hasTouchTarget>
            {t('seeAsMember')}
          </Link>
        )}
      </Spread>
      <div className={styles.opener}>
        <Button
          icon={IconChevronDown}
          iconPosition="end"
          label={t('openAdminPages', { page })}
          isExpanded={isOpen}
          onPress={() => setOpen(true)}
        >
          {page}
        </Button>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={name}>
        <AdminMenu admin={admin} current={current} statistics={statistics} onChosen={() => setOpen(false)} />
      </Drawer>
    </Stack>
  );
}

function NotForYou() {
  const t = useMessages(communitiesAdminMessages);
  return (
    <PageLayout>
      <ForbiddenNotice title={t('notForYou')} text={t('notForYouText')} />
    </PageLayout>
  );
}

/** A page that is closed to the person leads to the one that is open to everybody here. */
function ToAbout({ id }: { id: string }) {
  useReplacement(useDestinations(adminDestinations).adminCommunityAboutPage({ id }));
  return null;
}
