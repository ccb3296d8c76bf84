import { useMessages } from '@portal/kit';
import { FilterBar, SearchField, Select } from '@portal/ui';
import { certificateMessages } from '../messages.ts';
import { type CertificateFilters, noFilters } from './certificate-filters.ts';

export interface CertificateFilterBarProps {
  filters: CertificateFilters;
  /** Null while nothing is known. */
  total: number | null;
  isUpdating: boolean;
  onTyped: (filters: CertificateFilters) => void;
  onChosen: (filters: CertificateFilters) => void;
}

const [any, revoked] = ['any', 'revoked'] as const;

export function CertificateFilterBar({ filters, total, isUpdating, onTyped, onChosen }: CertificateFilterBarProps) {
  const t = useMessages(certificateMessages);
  const { keyword, isRevoked } = filters;
  return (
    <FilterBar
      label={t('filters')}
      chips={isRevoked ? [{ id: revoked, label: t('onlyRevoked') }] : []}
      onRemove={() => onChosen({ ...filters, isRevoked: false })}
      onClearAll={() => onChosen(noFilters)}
      resultText={total === null ? null : t('found', { n: total })}
      showText={total === null ? t('title') : t('show', { n: total })}
      isUpdating={isUpdating}
      search={
        <SearchField
          label={t('search')}
          isLabelHidden
          placeholder={t('search')}
          value={keyword}
          debounceMs={0}
          onChange={(typed) => onTyped({ ...filters, keyword: typed })}
        />
      }
    >
      <Select
        label={t('state')}
        value={isRevoked ? revoked : any}
        onChange={(value) => onChosen({ ...filters, isRevoked: value === revoked })}
        options={[
          { value: any, label: t('anyState') },
          { value: revoked, label: t('onlyRevoked') },
        ]}
      />
    </FilterBar>
  );
}
