import { totalOf, useMessages } from '@portal/kit';
import { FilterBar } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { withoutChip, withoutFilters } from './content-filters.ts';
import { ContentListPanel } from './ContentListPanel.tsx';
import type { ContentListScreenProps } from './ContentListScreen.tsx';
import { ContentSearch } from './ContentSearch.tsx';
import { useContentChips } from './use-content-chips.ts';

/** What is chosen and how many that leaves; on a phone the search, and the way to the panel. */
export function ContentListBar(props: ContentListScreenProps) {
  const { filters, takenOut = 0, onChosen } = props;
  const t = useMessages(contentMessages);
  const chips = useContentChips(props);
  const listed = totalOf(props.view);
  const total = listed === null ? null : Math.max(0, listed - takenOut);
  return (
    <FilterBar
      label={t('filters')}
      placement="allBeside"
      search={<ContentSearch {...props} />}
      chips={chips}
      // What is searched for stands in its field.
      count={chips.filter(({ id }) => id !== 'keyword').length}
      onRemove={(id) => onChosen(withoutChip(filters, id))}
      onClearAll={chips.length > 0 ? () => onChosen(withoutFilters(filters)) : undefined}
      resultText={total === null ? null : t('itemsFound', { n: total })}
      showText={t('showItems', { n: total ?? 0 })}
      isUpdating={props.isUpdating}
      labels={{
        filters: (n) => (n === 0 ? t('filters') : t('filtersOn', { n })),
        title: t('filters'),
        clearAll: t('clearAllFilters'),
        remove: (name) => t('removeNamed', { name }),
        chosen: t('chosenFilters'),
        updating: t('updatingList'),
      }}
    >
      <ContentListPanel {...props} hasSearch={false} />
    </FilterBar>
  );
}
