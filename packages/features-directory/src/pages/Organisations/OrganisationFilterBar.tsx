import { useMessages } from '@portal/kit';
import { FilterBar, SearchField } from '@portal/ui';
import { NearField } from '../../components/Directory/NearField.tsx';
import { useNearDraft } from '../../components/Directory/use-near-draft.ts';
import { SortField } from '../../components/Directory/SortField.tsx';
import { WithinField } from '../../components/Directory/WithinField.tsx';
import { directoryMessages } from '../../messages.ts';
import { atPostCode } from '../../model/nearness.ts';
import type { OrganisationFilters } from './organisation-filters.ts';

export interface OrganisationFilterBarProps {
  filters: OrganisationFilters;
  /** How many there are; null while nobody knows. */
  total: number | null;
  isUpdating: boolean;
  /** The organisation has said where postcodes are. */
  hasDistances: boolean;
  /** Nobody knows where the postcode is that is chosen. */
  isUnknown: boolean;
  onTyped: (keyword: string) => void;
  onChoose: (chosen: Partial<OrganisationFilters>) => void;
  onClear: () => void;
}

/** What narrows the organisation directory. */
export function OrganisationFilterBar({ filters, total, isUnknown, onChoose, ...props }: OrganisationFilterBarProps) {
  const t = useMessages(directoryMessages);
  const { near, within } = filters;
  const draft = useNearDraft(near, (typed) => onChoose(atPostCode(typed)));
  const takeAway = () => onChoose(atPostCode(''));
  const countText = total === null ? null : t('organisationsFound', { n: total });
  return (
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
      chips={near === '' ? [] : [{ id: 'near', label: t('nearChip', { n: Number(within), postCode: near }) }]}
      onRemove={takeAway}
      resultText={isUnknown ? t('unknownPostCode', { postCode: near }) : countText}
      showText={total === null ? t('findOrganisations') : t('showOrganisations', { n: total })}
      isUpdating={props.isUpdating}
      onDrawerClose={draft.onSettle}
    >
      {props.hasDistances && <NearField draft={draft} />}
      {near !== '' && <WithinField value={within} onChange={(chosen) => onChoose({ within: chosen })} />}
      <SortField value={filters.sort} near={near} onChange={(sort) => onChoose({ sort })} />
    </FilterBar>
  );
}
