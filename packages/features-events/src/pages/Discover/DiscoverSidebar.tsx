import { useMessages } from '@portal/kit';
import { BackLink, Box, PanelSwitch, RadioGroup, Skeleton, Stack } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { messages } from '../../messages.ts';
import { changed, type DiscoverFilters } from './discover-filters.ts';
import { TagsFilter } from './TagsFilter.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

/** A list that opens is heavier than the page. */
const LateMultiSelect = lazy(() => import('./LateMultiSelect.tsx').then((part) => ({ default: part.LateMultiSelect })));

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
          <Suspense fallback={<Skeleton lines={2} />}>
            <LateMultiSelect
              label={t('categories')}
              placeholder={t('anyCategory')}
              options={options.categories}
              value={filters.categories}
              onWanted={() => options.want('categories')}
              onChange={(categories) => onChange(changed(filters, { categories }))}
            />
          </Suspense>
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
  return (
    <PanelSwitch view={options.types} skeleton={<Skeleton lines={6} />} failedTitle={t('optionsFailed')}>
      {(types) => (
        <RadioGroup
          label={t('type')}
          value={filters.type ?? 'all'}
          onChange={(value) => onChange(changed(filters, { type: value === 'all' ? null : value }))}
          options={[{ value: 'all', label: t('anyType') }, ...types.map(({ id, label }) => ({ value: id, label }))]}
        />
      )}
    </PanelSwitch>
  );
}
