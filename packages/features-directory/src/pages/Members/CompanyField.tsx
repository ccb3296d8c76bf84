import { useMessages } from '@portal/kit';
import { ComboBox } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import type { CompanySearch } from './use-company-search.ts';

interface CompanyFieldProps {
  search: CompanySearch;
  /** The one that is chosen. */
  company: { id: string; name: string } | null;
  /** Empty: of any. */
  onChange: (id: string) => void;
}

/** A company, found as it is typed. */
export function CompanyField({ search, company, onChange }: CompanyFieldProps) {
  const t = useMessages(directoryMessages);
  return (
    <ComboBox
      label={t('company')}
      value={company?.id ?? null}
      chosen={company === null ? null : { value: company.id, label: company.name }}
      options={search.found.map(({ id, name }) => ({ value: id, label: name }))}
      minLetters={1}
      debounceMs={search.debounceMs}
      onSearch={search.onSearch}
      isLoading={search.isLoading}
      hasFailed={search.hasFailed}
      labels={search.labels}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
