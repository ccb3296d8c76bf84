import { useMessages } from '@portal/kit';
import { Checkbox, FilterBar, SearchField, Select } from '@portal/ui';
import { foundKinds } from '@portal/rules';
import { communitiesMessages } from '../../messages.ts';
import type { CommunitySearchPanelProps } from './CommunitySearchPanel.tsx';
import { notNarrowed, type SearchTime, withoutNarrowing } from './search-filters.ts';
import { useSearchOptions } from './use-search-options.ts';

/** The field for words, and what the search can be narrowed to. */
export function SearchBar(props: CommunitySearchPanelProps) {
  const { view, hasKeyword, filters, onFiltersChange } = props;
  const t = useMessages(communitiesMessages);
  const { kinds, times, authors, tags, chips, tagsHint } = useSearchOptions(props);
  const total = view.state === 'ready' ? view.data.total : view.state === 'empty' ? 0 : null;
  return (
    <FilterBar
      label={t('searchWhere', { name: props.community.name })}
      search={
        <SearchField
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={filters.keyword}
          onChange={props.onKeywordChange}
          hasAutoFocus={filters.keyword === ''}
        />
      }
      chips={chips}
      onRemove={(id) => onFiltersChange(withoutNarrowing(filters, id))}
      onClearAll={chips.length > 0 ? () => onFiltersChange({ keyword: filters.keyword, ...notNarrowed }) : undefined}
      resultText={hasKeyword && total !== null ? t('searchFound', { n: total }) : null}
      showText={t('searchShow', { n: total ?? 0 })}
      isUpdating={hasKeyword && view.state === 'ready' && view.isRefreshing}
      labels={{
        filters: (n) => (n === 0 ? t('searchFilters') : t('searchFiltersOn', { n })),
        title: t('searchFilters'),
        clearAll: t('searchClear'),
        remove: (name) => t('removeNamed', { name }),
        chosen: t('searchChosen'),
        updating: t('searchUpdating'),
      }}
    >
      <Select
        label={t('searchKind')}
        value={filters.kind ?? ''}
        options={kinds}
        onChange={(value) => onFiltersChange({ ...filters, kind: foundKinds.find((kind) => kind === value) ?? null })}
      />
      <Select
        label={t('searchAuthor')}
        value={filters.authorId}
        options={authors}
        onChange={(authorId) => onFiltersChange({ ...filters, authorId })}
      />
      <Select
        label={t('searchTag')}
        description={tagsHint}
        value={filters.tagId}
        options={tags}
        onChange={(tagId) => onFiltersChange({ ...filters, tagId })}
      />
      <Select
        label={t('searchWhen')}
        value={filters.when ?? ''}
        options={times}
        onChange={(value) => onFiltersChange({ ...filters, when: timeOf(value) })}
      />
      <Checkbox
        label={t('searchWithFiles')}
        isSelected={filters.hasFile}
        onChange={(hasFile) => onFiltersChange({ ...filters, hasFile })}
      />
    </FilterBar>
  );
}

function timeOf(value: string): SearchTime | null {
  return value === 'week' || value === 'month' || value === 'year' ? value : null;
}
