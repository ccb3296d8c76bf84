import type { CallReply, calls, DeskContentCategory } from '@portal/api';
import { type ShownFilters, useFormats, useMessages } from '@portal/kit';
import { KeywordFilterBar, Select } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';
import { type ContentState, contentStates } from '../../model/content-state.ts';
import { type ListFilters, noFilters } from './list-filters.ts';

export type StateCounts = CallReply<typeof calls.contentDesk.items>['counts'];

export interface ListFiltersBarProps extends ShownFilters<ListFilters> {
  kind: ContentKind;
  /** Of this kind; undefined as long as they are not there. */
  categories: readonly DeskContentCategory[] | undefined;
  /** Null while nothing is known. */
  total: number | null;
  /** How many there are of each state; null while nothing is known. */
  counts: StateCounts | null;
}

/** A value that is neither a state nor an id. */
const any = '';

export function ListFiltersBar({
  kind,
  categories,
  filters,
  total,
  counts,
  isUpdating,
  onTyped,
  onChosen,
}: ListFiltersBarProps) {
  const t = useMessages(contentAdminMessages);
  const { number } = useFormats();
  const { state, categoryId } = filters;
  const category = categories?.find(({ id }) => id === categoryId);
  const stateLabel = (one: ContentState) =>
    counts === null ? t(one) : t('stateWithCount', { state: t(one), n: number(counts[one]) });
  const choose = (change: Partial<ListFilters>) => onChosen({ ...filters, ...change, page: 1 });
  return (
    <KeywordFilterBar
      label={t('findItems')}
      chips={[
        ...(state === null ? [] : [{ id: 'state', label: t(state) }]),
        ...(category === undefined ? [] : [{ id: 'categoryId', label: category.label }]),
      ]}
      onRemove={(id) => choose({ [id]: null })}
      onClearAll={() => onChosen(noFilters)}
      title={t(kindWords[kind].listTitle)}
      found={total === null ? null : { text: t('found', { n: total }), show: t('show', { n: total }) }}
      isUpdating={isUpdating}
      searchLabel={t(kindWords[kind].search)}
      filters={filters}
      onTyped={(typed) => onTyped({ ...typed, page: 1 })}
    >
      <Select
        label={t('state')}
        value={state ?? any}
        onChange={(value) => choose({ state: contentStates.find((one) => one === value) ?? null })}
        options={[
          { value: any, label: t('anyState') },
          ...contentStates.map((value) => ({ value, label: stateLabel(value) })),
        ]}
      />
      {categories !== undefined && categories.length > 0 && (
        <Select
          label={t('category')}
          value={category?.id ?? any}
          onChange={(value) => choose({ categoryId: value === any ? null : value })}
          options={[
            { value: any, label: t('anyCategory') },
            ...categories.map(({ id, label, parentId }) => ({
              value: id,
              label: parentId === null ? label : t('belowCategory', { label }),
            })),
          ]}
        />
      )}
    </KeywordFilterBar>
  );
}
