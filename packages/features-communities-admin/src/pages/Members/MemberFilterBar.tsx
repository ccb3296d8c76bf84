import { useMessages } from '@portal/kit';
import { KeywordFilterBar, Select } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { type MemberFilters, memberShows, noMemberFilters } from './member-filters.ts';

export interface MemberFilterBarProps {
  filters: MemberFilters;
  /** Null while nothing is known. */
  total: number | null;
  isUpdating: boolean;
  mayReadAnswers: boolean;
  onTyped: (filters: MemberFilters) => void;
  onChosen: (filters: MemberFilters) => void;
}

export function MemberFilterBar({ filters, total, mayReadAnswers, ...props }: MemberFilterBarProps) {
  const t = useMessages(communitiesAdminMessages);
  const shows = memberShows.filter((show) => show !== 'answered' || mayReadAnswers);
  const choose = (value: string | null) =>
    props.onChosen({ ...filters, page: 1, show: shows.find((one) => one === value) ?? 'all' });
  return (
    <KeywordFilterBar
      label={t('filterMembers')}
      title={t('members')}
      searchLabel={t('searchMembers')}
      filters={filters}
      found={total === null ? null : { text: t('found', { n: total }), show: t('showFound', { n: total }) }}
      isUpdating={props.isUpdating}
      chips={filters.show === 'all' ? [] : [{ id: 'show', label: t(filters.show) }]}
      onRemove={() => choose('all')}
      onClearAll={() => props.onChosen(noMemberFilters)}
      onTyped={props.onTyped}
    >
      <Select
        label={t('show')}
        value={filters.show}
        onChange={choose}
        options={shows.map((value) => ({ value, label: t(value) }))}
      />
    </KeywordFilterBar>
  );
}
