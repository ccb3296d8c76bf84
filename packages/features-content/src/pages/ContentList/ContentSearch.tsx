import { useMessages } from '@portal/kit';
import { SearchField } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { type ContentKind, contentWords } from '../../model/content-kinds.ts';
import { type ContentFilters, typed } from './content-filters.ts';

export interface ContentSearchProps {
  kind: ContentKind;
  filters: ContentFilters;
  /** The list follows once nothing more is typed. */
  onTyped: (filters: ContentFilters) => void;
}

export function ContentSearch({ kind, filters, onTyped }: ContentSearchProps) {
  const t = useMessages(contentMessages);
  const words = t(contentWords[kind].search);
  return (
    <SearchField
      label={words}
      placeholder={words}
      value={filters.keyword}
      onChange={(keyword) => onTyped(typed(filters, keyword))}
    />
  );
}
