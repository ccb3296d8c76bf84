import type { DirectoryOrganisation } from '@portal/api';
import { totalOf, useDestinations, useMessages, type View } from '@portal/kit';
import { FilterBar, Heading, MediaCard, PageLayout, SearchField, Stack } from '@portal/ui';
import { type CardPage, CardPages } from '../../components/Directory/CardPages.tsx';
import { SortField } from '../../components/Directory/SortField.tsx';
import { organisationPlaces } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';
import { areOrganisationsLimited, type OrganisationFilters } from './organisation-filters.ts';

export interface OrganisationsScreenProps {
  view: View<CardPage<DirectoryOrganisation>>;
  filters: OrganisationFilters;
  isUpdating: boolean;
  onTyped: (keyword: string) => void;
  onChoose: (chosen: Partial<OrganisationFilters>) => void;
  onClear: () => void;
}

/** Organisations as cards, each leading to its page. */
export function OrganisationsScreen({ view, filters, ...props }: OrganisationsScreenProps) {
  const t = useMessages(directoryMessages);
  const { onChoose, onClear } = props;
  const total = totalOf(view);
  return (
    <PageLayout
      width="full"
      header={
        <Heading level={1} isFocusable>
          {t('organisationsPageTitle')}
        </Heading>
      }
    >
      <Stack gap={5}>
        <FilterBar
          label={t('findOrganisations')}
          search={
            <SearchField
              label={t('searchOrganisations')}
              placeholder={t('searchOrganisations')}
              isLabelHidden
              value={filters.keyword}
              debounceMs={0}
              onChange={props.onTyped}
            />
          }
          chips={[]}
          onRemove={onClear}
          resultText={total === null ? null : t('organisationsFound', { n: total })}
          showText={total === null ? t('findOrganisations') : t('showOrganisations', { n: total })}
          isUpdating={props.isUpdating}
        >
          <SortField value={filters.sort} onChange={(sort) => onChoose({ sort })} />
        </FilterBar>
        <CardPages
          view={view}
          page={filters.page}
          onPageChange={(page) => onChoose({ page })}
          isLimited={areOrganisationsLimited(filters)}
          onClear={onClear}
          emptyTitle={t('noData')}
          illustration="people"
          failedTitle={t('organisationsFailed')}
          skeletonLabel={t('organisationsLoading')}
        >
          {(organisation) => <OrganisationCard key={organisation.id} organisation={organisation} />}
        </CardPages>
      </Stack>
    </PageLayout>
  );
}

function OrganisationCard({ organisation: { id, name, imageUrl, location } }: { organisation: DirectoryOrganisation }) {
  return (
    <MediaCard
      title={name}
      href={useDestinations(organisationPlaces).organisation({ id })}
      imageUrl={imageUrl}
      description={location}
      headingLevel={2}
    />
  );
}
