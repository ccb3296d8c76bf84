import type { Community } from '@portal/api';
import { useDestination, useMessages } from '@portal/kit';
import { Button, Columns, Heading, IconSearch, Inline, PageLayout, Section, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { CommunitiesMenu } from '../../components/CommunitiesMenu/CommunitiesMenu.tsx';
import { messages } from '../../messages.ts';
import { CommunityTiles } from './CommunityTiles.tsx';
import { Recommended } from './Recommended.tsx';
import * as css from './CommunitiesDashboardScreen.css.ts';

export interface CommunitiesDashboardScreenProps {
  firstName: string | null;
  joined: readonly Community[];
  managed: readonly Community[];
  favourites: readonly Community[];
  recommended: readonly Community[];
  managesAll: boolean;
  isLoading: boolean;
  feed: ReactNode;
}

export function CommunitiesDashboardScreen(props: CommunitiesDashboardScreenProps) {
  const { joined, managed, favourites, isLoading } = props;
  const t = useMessages(messages);
  const menu = (
    <CommunitiesMenu
      current="dashboard"
      joined={joined}
      managed={managed}
      hasFavourites={favourites.length > 0}
      managesAll={props.managesAll}
    />
  );

  return (
    <PageLayout
      sidePosition="start"
      side={menu}
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      header={<Greeting firstName={props.firstName} />}
    >
      <Columns side={<Recommended communities={props.recommended} />} gap={8}>
        <Stack gap={10}>
          <CommunityTiles
            title={t('favourites')}
            communities={favourites}
            seeAll={{ onlyFavorite: 'true' }}
            isLoading={isLoading}
          />
          {(isLoading || joined.length > 0 || managed.length > 0) && (
            <div className={css.onlyNarrow}>
              <Stack gap={8}>
                <CommunityTiles
                  title={t('myCommunities')}
                  communities={joined}
                  seeAll={{ onlyJoined: 'true' }}
                  isLoading={isLoading}
                />
                <CommunityTiles title={t('communitiesYouManage')} communities={managed} />
              </Stack>
            </div>
          )}
          <Section title={t('feedHeading')}>{props.feed}</Section>
        </Stack>
      </Columns>
    </PageLayout>
  );
}

function Greeting(props: { firstName: string | null }) {
  const t = useMessages(messages);
  const explore = useDestination()('communities.explore');
  return (
    <Inline justify="between" align="end" gap={4}>
      <Stack gap={1}>
        <Heading level={1} isFocusable>
          {props.firstName === null ? t('welcomeAnyone') : t('welcomeHeading', { name: props.firstName })}
        </Heading>
        <Text tone="quiet">{t('welcomeText')}</Text>
      </Stack>
      {explore !== undefined && (
        <Button icon={IconSearch} href={explore}>
          {t('exploreCommunities')}
        </Button>
      )}
    </Inline>
  );
}
