import type { EventOption } from '@portal/api';
import { kindOptions } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { BackLink, Box, PanelSwitch, RadioGroup, Stack } from '@portal/ui';
import { AfterPage } from '../../components/AfterPage.tsx';
import { messages } from '../../messages.ts';
import { ComingField } from './ComingField.tsx';
import { changed, type DiscoverFilters } from './discover-filters.ts';
import { LateMultiSelect } from './late-fields.ts';
import { TagsFilter } from './TagsFilter.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

interface DiscoverSidebarProps {
  filters: DiscoverFilters;
  options: DiscoverOptions;
  isCpdOn: boolean;
  backHref?: string | undefined;
  onChange: (filters: DiscoverFilters) => void;
}

/** What events are about. */
export function DiscoverSidebar(props: DiscoverSidebarProps) {
  const { filters, options, isCpdOn, onChange } = props;
  const t = useMessages(messages);
  return (
    <Box padding={1}>
      <Stack gap={6}>
        {props.backHref !== undefined && <BackLink href={props.backHref}>{t('back')}</BackLink>}
        {isCpdOn && <ListingFilter filters={filters} onChange={onChange} />}
        <TypeFilter {...props} />
        {isCpdOn && filters.listing !== 'events' && (
          <AfterPage coming={<ComingField label={t('categories')} placeholder={t('anyCategory')} />}>
            <LateMultiSelect
              label={t('categories')}
              placeholder={t('anyCategory')}
              options={options.categories}
              value={filters.categories}
              onWanted={() => options.want('categories')}
              onChange={(categories) => onChange(changed(filters, { categories }))}
            />
          </AfterPage>
        )}
        <TagsFilter options={options} value={filters.tags} onChange={(tags) => onChange(changed(filters, { tags }))} />
      </Stack>
    </Box>
  );
}

function ListingFilter({ filters, onChange }: Pick<DiscoverSidebarProps, 'filters' | 'onChange'>) {
  const t = useMessages(messages);
  return (
    <RadioGroup
      label={t('listing')}
      value={filters.listing ?? 'all'}
      onChange={(value) =>
        onChange(changed(filters, { listing: value === 'cpd' || value === 'events' ? value : null }))
      }
      options={[
        { value: 'all', label: t('listingAll') },
        { value: 'cpd', label: t('listingCpd') },
        { value: 'events', label: t('listingEvents') },
      ]}
    />
  );
}

function TypeFilter({ filters, options, onChange }: DiscoverSidebarProps) {
  const t = useMessages(messages);
  const choice = (types: readonly EventOption[], isDisabled = false) => (
    <RadioGroup
      label={t('type')}
      isDisabled={isDisabled}
      value={filters.type ?? 'all'}
      onChange={(value) => onChange(changed(filters, { type: value === 'all' ? null : value }))}
      options={[{ value: 'all', label: t('anyType') }, ...types.map(({ id, label }) => ({ value: id, label }))]}
    />
  );
  return (
    <PanelSwitch view={options.types} skeleton={choice(kindOptions, true)} failedTitle={t('optionsFailed')}>
      {(types) => choice(types)}
    </PanelSwitch>
  );
}
