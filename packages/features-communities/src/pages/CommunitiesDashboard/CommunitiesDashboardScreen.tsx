import type { Community } from '@portal/api';
import { mapView, useDestinations, useMessages, type View } from '@portal/kit';
import { Button, Columns, Heading, IconSearch, Inline, PageLayout, Section, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { CommunitiesMenu } from '../../components/CommunitiesMenu/CommunitiesMenu.tsx';
import type { MyCommunities } from '../../components/CommunitiesMenu/use-my-communities.ts';
import { communitiesMessages } from '../../messages.ts';
import { UnansweredButton } from '../../components/Feed/UnansweredButton.tsx';
import { CommunityTiles } from '../../components/CommunityTiles/CommunityTiles.tsx';
import { Recommended } from './Recommended.tsx';
import * as css from './CommunitiesDashboardScreen.css.ts';

export interface CommunitiesDashboardScreenProps {
  firstName: string | null;
  mine: View<MyCommunities>;
  favourites: View<readonly Community[]>;
  recommended: View<readonly Community[]>;
  managesAll: boolean;
  feed: ReactNode;
  /** Of all posts the feed has those questions alone that wait for an answer. */
  isUnanswered: boolean;
  onUnansweredChange: (isUnanswered: boolean) => void;
}

export function CommunitiesDashboardScreen(props: CommunitiesDashboardScreenProps) {
  const { mine, favourites } = props;
  const t = useMessages(communitiesMessages);
  const menu = (
    <CommunitiesMenu current="dashboard" mine={mine} favourites={favourites} managesAll={props.managesAll} />
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
      <Columns side={<Recommended view={props.recommended} />} gap={8}>
        <Stack gap={10}>
          <CommunityTiles
            title={t('favourites')}
            view={favourites}
            failedTitle={t('favouritesFailed')}
            seeAll={favourites.state === 'empty' ? undefined : { onlyFavorite: 'true' }}
            isInOneRow
            empty={<Nothing>{t('noFavouritesYet')}</Nothing>}
          />
          <div className={css.onlyNarrow}>
            <Mine view={mine} />
          </div>
          <Section
            title={t('feedHeading')}
            actions={<UnansweredButton isOn={props.isUnanswered} onChange={props.onUnansweredChange} />}
          >
            {props.isUnanswered && (
              <Text size="sm" tone="quiet" role="status">
                {t('showsUnanswered')}
              </Text>
            )}
            {props.feed}
          </Section>
        </Stack>
      </Columns>
    </PageLayout>
  );
}

/** One call brings both lists, so a failure is told once. */
function Mine({ view }: { view: View<MyCommunities> }) {
  const t = useMessages(communitiesMessages);
  const failedTitle = t('myCommunitiesFailed');
  return (
    <Stack gap={8}>
      <CommunityTiles
        title={t('myCommunities')}
        view={mapView(view, ({ joined }) => joined)}
        failedTitle={failedTitle}
        seeAll={view.state === 'empty' ? undefined : { onlyJoined: 'true' }}
        isInOneRow
        empty={<Nothing>{t('noneJoinedYet')}</Nothing>}
      />
      {view.state === 'ready' && (
        <CommunityTiles
          title={t('communitiesYouManage')}
          view={mapView(view, ({ managed }) => managed)}
          failedTitle={failedTitle}
          isInOneRow
        />
      )}
    </Stack>
  );
}

/** As tall as the tiles that may stand there, so that the posts below stay in their place. */
function Nothing(props: { children: string }) {
  return (
    <div className={css.nothing}>
      <Text tone="quiet">{props.children}</Text>
    </div>
  );
}

function Greeting(props: { firstName: string | null }) {
  const t = useMessages(communitiesMessages);
  const explore = useDestinations(destinations).explore();
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
