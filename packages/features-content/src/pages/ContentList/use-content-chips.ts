import { useMessages } from '@portal/kit';
import { contentMessages } from '../../messages.ts';
import { contentWords } from '../../model/content-kinds.ts';
import type { ContentListPanelProps } from './ContentListPanel.tsx';
import { typeWords } from './filter-words.ts';

/** A chip for each value that limits the list. */
export function useContentChips({ kind, filters, tags }: Pick<ContentListPanelProps, 'kind' | 'filters' | 'tags'>) {
  const t = useMessages(contentMessages);
  const word = filters.keyword.trim();
  const type = typeWords.find(([value]) => value === filters.type && value !== 'all');
  // A tag is called by its id until its label is known.
  const labelOf = (id: string) =>
    (tags.state === 'ready' ? tags.data.find((tag) => tag.id === id)?.label : undefined) ?? id;
  return [
    ...(word === '' ? [] : [{ id: 'keyword', label: t('quoted', { word }) }]),
    ...(filters.onlyMine ? [{ id: 'onlyMine', label: t(contentWords[kind].mine) }] : []),
    ...(type === undefined ? [] : [{ id: 'type', label: t(type[1]) }]),
    ...filters.tags.map((id) => ({ id: `tag:${id}`, label: labelOf(id) })),
  ];
}
