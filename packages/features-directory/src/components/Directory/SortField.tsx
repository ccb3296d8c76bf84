import { useMessages } from '@portal/kit';
import { LazySelect } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import { type SortOrder, sortOrderOf } from '../../model/directory-page.ts';

interface SortFieldProps {
  value: SortOrder;
  onChange: (value: SortOrder) => void;
}

/** From A to Z, or the other way round. */
export function SortField({ value, onChange }: SortFieldProps) {
  const t = useMessages(directoryMessages);
  return (
    <LazySelect
      label={t('sort')}
      value={value}
      options={[
        { value: 'asc', label: t('ascending') },
        { value: 'desc', label: t('descending') },
      ]}
      onChange={(chosen) => onChange(sortOrderOf(chosen))}
    />
  );
}
