import { useMessages, type View } from '@portal/kit';
import { FilterBar, lazyComponent, LazySelect, MultiSelect, SearchField, TextField } from '@portal/ui';
import { NearField } from '../../components/Directory/NearField.tsx';
import { useNearDraft } from '../../components/Directory/use-near-draft.ts';
import { SortField } from '../../components/Directory/SortField.tsx';
import { WithinField } from '../../components/Directory/WithinField.tsx';
import { directoryMessages } from '../../messages.ts';
import { atPostCode } from '../../model/nearness.ts';
import type { MemberFilters } from './member-filters.ts';
import type { CompanySearch } from './use-company-search.ts';

/** Lists that open take more than the rest of the page. */
const CompanyField = lazyComponent(() =>
  import('./CompanyField.tsx').then((module) => ({ default: module.CompanyField })),
);

type Options = View<readonly { value: string; label: string }[]>;

export interface MemberFilterBarProps {
  filters: MemberFilters;
  /** How many there are; null while nobody knows. */
  total: number | null;
  isUpdating: boolean;
  locations: Options;
  companies: CompanySearch;
  /** The one that is chosen. */
  company: { id: string; name: string } | null;
  /** Null: the organisation has no areas of expertise. */
  expertise: Options | null;
  /** The organisation has said where postcodes are. */
  hasDistances: boolean;
  /** Nobody knows where the postcode is that is chosen. */
  isUnknown: boolean;
  onTyped: (name: string) => void;
  onChoose: (chosen: Partial<MemberFilters>) => void;
  onClear: () => void;
}

const known = (options: Options) => (options.state === 'ready' ? options.data : []);
const hasFailed = ({ state }: Options) => state === 'failed' || state === 'forbidden';

/** What narrows the member directory. */
export function MemberFilterBar(props: MemberFilterBarProps) {
  const { filters, total, locations, companies, company, expertise, isUnknown, onChoose } = props;
  const t = useMessages(directoryMessages);
  const near = useNearDraft(filters.near, (typed) => onChoose(atPostCode(typed)));
  const countText = total === null ? null : t('membersFound', { n: total });
  return (
    <FilterBar
      label={t('findMembers')}
      search={
        <SearchField
          label={t('name')}
          placeholder={t('name')}
          isLabelHidden
          value={filters.name}
          debounceMs={0}
          onChange={props.onTyped}
        />
      }
      chips={useChips(props)}
      onRemove={(id) => onChoose(without(filters, id))}
      onClearAll={props.onClear}
      resultText={isUnknown ? t('unknownPostCode', { postCode: filters.near }) : countText}
      showText={total === null ? t('findMembers') : t('showMembers', { n: total })}
      isUpdating={props.isUpdating}
      onDrawerClose={near.onSettle}
    >
      <LazySelect
        label={t('location')}
        description={hasFailed(locations) ? t('optionsFailed') : undefined}
        value={filters.location}
        options={[{ value: '', label: t('everywhere') }, ...known(locations)]}
        onChange={(location) => onChoose({ location })}
      />
      <CompanyField
        search={companies}
        company={company}
        onChange={(id) => onChoose({ company: id })}
        fallback={<ClosedCompany name={company?.name ?? ''} />}
      />
      {expertise !== null && (
        <MultiSelect
          label={t('expertise')}
          placeholder={t('anyExpertise')}
          hasChips={false}
          value={filters.expertise}
          options={[...known(expertise)]}
          labels={{
            ...(expertise.state === 'loading' && { none: t('optionsLoading') }),
            ...(hasFailed(expertise) && { none: t('optionsFailed') }),
          }}
          onChange={(chosen) => onChoose({ expertise: chosen })}
        />
      )}
      {props.hasDistances && <NearField draft={near} />}
      {filters.near !== '' && <WithinField value={filters.within} onChange={(within) => onChoose({ within })} />}
      <SortField value={filters.sort} near={filters.near} onChange={(sort) => onChoose({ sort })} />
    </FilterBar>
  );
}

/** The field as it looks before its code has come: as wide, so that nothing moves. */
function ClosedCompany({ name }: { name: string }) {
  const t = useMessages(directoryMessages);
  return <TextField label={t('company')} value={name} isReadOnly onChange={() => undefined} />;
}

/** What is chosen, each with its way out: the name stands in its field. */
function useChips({ filters, locations, company, expertise }: MemberFilterBarProps) {
  const t = useMessages(directoryMessages);
  const { near, within } = filters;
  const labelOf = (options: Options | null, value: string) =>
    (options === null ? undefined : known(options).find((one) => one.value === value)?.label) ?? value;
  return [
    ...(filters.location === '' ? [] : [{ id: 'location', label: labelOf(locations, filters.location) }]),
    ...(company === null ? [] : [{ id: 'company', label: company.name }]),
    ...filters.expertise.map((id) => ({ id: `expertise ${id}`, label: labelOf(expertise, id) })),
    ...(near === '' ? [] : [{ id: 'near', label: t('nearChip', { n: Number(within), postCode: near }) }]),
  ];
}

function without({ expertise }: MemberFilters, id: string): Partial<MemberFilters> {
  if (id === 'near') return atPostCode('');
  if (id === 'location' || id === 'company') return { [id]: '' };
  return { expertise: expertise.filter((one) => id !== `expertise ${one}`) };
}
