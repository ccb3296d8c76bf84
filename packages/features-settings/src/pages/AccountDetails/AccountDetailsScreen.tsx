import type { UserDetails } from '@portal/api';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  Card,
  ForbiddenNotice,
  Heading,
  Inline,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import type { AccountSettings } from '../../settings.ts';
import { DetailsCard, type DetailsCardProps } from './DetailsCard.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import type { PhotoSaving } from './use-photo.ts';

export interface AccountDetailsScreenProps extends Omit<DetailsCardProps, 'details'> {
  view: View<UserDetails>;
  mode: AccountSettings['save'];
  photo: PhotoSaving;
  /** Once the details are there. */
  nameSound: ReactNode;
  /** Loads by itself. */
  twoFactor: ReactNode;
}

export function AccountDetailsScreen({ view, photo, nameSound, twoFactor, ...saving }: AccountDetailsScreenProps) {
  const t = useMessages(settingsMessages);
  const privacy = useDestinations(destinations).privacy();
  return (
    <PageLayout
      width="narrow"
      header={
        <Heading level={1} isFocusable>
          {t('accountDetailsPageTitle')}
        </Heading>
      }
    >
      <Stack gap={10}>
        <ViewSwitch
          view={view}
          loading={() => <Loading />}
          empty={() => null}
          failed={(problem, retry) => <ProblemPanel title={t('loadFailed')} detail={problem.message} onRetry={retry} />}
          forbidden={(problem) => <ForbiddenNotice title={t('loadFailed')} text={problem.message} />}
          ready={(details) => (
            <Stack gap={10}>
              <PhotoPanel details={details} {...photo} />
              {nameSound}
              <DetailsCard details={details} {...saving} />
            </Stack>
          )}
        />
        {privacy !== undefined && (
          <Inline>
            <Button href={privacy}>{t('seePrivacy')}</Button>
          </Inline>
        )}
        {twoFactor}
      </Stack>
    </PageLayout>
  );
}

function Loading() {
  const t = useMessages(settingsMessages);
  return (
    <SkeletonRegion label={t('accountLoading')}>
      <Stack gap={10}>
        <Skeleton lines={3} />
        <Card padding={6}>
          <Skeleton lines={12} />
        </Card>
      </Stack>
    </SkeletonRegion>
  );
}
