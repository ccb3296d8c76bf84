import type { EventOption } from '@portal/api';
import { kindOptions } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { BackLink, PanelSwitch, RadioGroup, Stack } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { changed, type DiscoverFilters } from './discover-filters.ts';
import { LazyMultiSelect } from './LazyMultiSelect.tsx';
import { DiscoverTagsFilter } from './DiscoverTagsFilter.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

export interface DiscoverSidebarProps {
  filters: DiscoverFilters;
  options: DiscoverOptions;
  isCpdOn: boolean;
  /** The page is that of one kind: there is none to choose. */
  isOfOneKind?: boolean | undefined;
  backHref?: string | undefined;
  onChosen: (filters: DiscoverFilters) => void;
}

/** What events are about. */
export function DiscoverSidebar(props: DiscoverSidebarProps) {
  const { filters, options, isCpdOn, onChosen } = props;
  const t = useMessages(eventsMessages);
  return (
    <Stack gap={6}>
      {props.backHref !== undefined && <BackLink href={props.backHref}>{t('back')}</BackLink>}
      {isCpdOn && <ListingFilter filters={filters} onChosen={onChosen} />}
      {!props.isOfOneKind && <TypeFilter {...props} />}
      {isCpdOn && filters.listing !== 'events' && (
        <LazyMultiSelect
          label={t('categories')}
          placeholder={t('anyCategory')}
          options={options.categories}
          value={filters.categories}
          onWanted={() => options.want('categories')}
          onChange={(categories) => onChosen(changed(filters, { categories }))}
        />
      )}
      <DiscoverTagsFilter
        options={options}
        value={filters.tags}
        onChange={(tags) => onChosen(changed(filters, { tags }))}
      />
    </Stack>
  );
}

function ListingFilter({ filters, onChosen }: Pick<DiscoverSidebarProps, 'filters' | 'onChosen'>) {
  const t = useMessages(eventsMessages);
  return (
    <RadioGroup
      label={t('listing')}
      value={filters.listing ?? 'all'}
      onChange={(value) =>
        onChosen(changed(filters, { listing: value === 'cpd' || value === 'events' ? value : null }))
      }
      options={[
        { value: 'all', label: t('listingAll') },
        { value: 'cpd', label: t('listingCpd') },
        { value: 'events', label: t('listingEvents') },
      ]}
    />
  );
}

function TypeFilter({ filters, options, onChosen }: DiscoverSidebarProps) {
  const t = useMessages(eventsMessages);
  const choice = (types: readonly EventOption[], isDisabled = false) => (
    <RadioGroup
      label={t('type')}
      isDisabled={isDisabled}
      value={filters.type ?? 'all'}
      onChange={(value) => onChosen(changed(filters, { type: value === 'all' ? null : value }))}
      options={[{ value: 'all', label: t('anyType') }, ...types.map(({ id, label }) => ({ value: id, label }))]}
    />
  );
  return (
    <PanelSwitch view={options.types} skeleton={choice(kindOptions, true)} failedTitle={t('optionsFailed')}>
      {(types) => choice(types)}
    </PanelSwitch>
  );
}
