import type { OrganisationFound } from '@portal/api';
import { totalOf, useDestinations, useMessages, type View } from '@portal/kit';
import { Heading, Inline, MediaCard, PageLayout, Spread, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { type CardPage, CardPages } from '../../components/Directory/CardPages.tsx';
import { ListWithMap } from '../../components/Directory/ListWithMap.tsx';
import { organisationDestinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';
import { areOrganisationsLimited } from './organisation-filters.ts';
import { OrganisationFilterBar, type OrganisationFilterBarProps } from './OrganisationFilterBar.tsx';

export interface OrganisationsScreenProps extends Omit<OrganisationFilterBarProps, 'total'> {
  view: View<CardPage<OrganisationFound>>;
  /** Beside the title. */
  actions?: ReactNode;
  /** Beside the list; null or left out: it is put away. */
  map?: ReactNode;
}

/** Organisations as cards, each leading to its page. */
export function OrganisationsScreen({ view, filters, actions, map = null, ...props }: OrganisationsScreenProps) {
  const t = useMessages(directoryMessages);
  const { isUnknown, onChoose, onClear } = props;
  return (
    <PageLayout
      width="full"
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t('organisationsPageTitle')}
          </Heading>
          <Inline gap={3}>{actions}</Inline>
        </Spread>
      }
    >
      <Stack gap={5}>
        <OrganisationFilterBar {...props} filters={filters} total={totalOf(view)} />
        <ListWithMap map={map}>
          <CardPages
            view={view}
            page={filters.page}
            onPageChange={(page) => onChoose({ page })}
            isLimited={areOrganisationsLimited(filters)}
            onClear={onClear}
            emptyTitle={isUnknown ? t('unknownPostCode', { postCode: filters.near }) : t('noData')}
            {...(isUnknown && { emptyText: t('checkPostCode') })}
            illustration="people"
            isBesideMap={map !== null}
            failedTitle={t('organisationsFailed')}
            skeletonLabel={t('organisationsLoading')}
          >
            {(organisation) => <OrganisationCard key={organisation.id} organisation={organisation} />}
          </CardPages>
        </ListWithMap>
      </Stack>
    </PageLayout>
  );
}

function OrganisationCard({ organisation }: { organisation: OrganisationFound }) {
  const t = useMessages(directoryMessages);
  const { id, name, imageUrl, location, kilometres } = organisation;
  return (
    <MediaCard
      title={name}
      href={useDestinations(organisationDestinations).organisation({ id })}
      imageUrl={imageUrl}
      description={location}
      meta={
        kilometres !== null && (
          <Text size="sm" tone="quiet">
            {t('kilometresAway', { n: kilometres })}
          </Text>
        )
      }
      headingLevel={2}
    />
  );
}
