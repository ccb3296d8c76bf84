import { useMessages } from '@portal/kit';
import { LazySelect } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import { type SortOrder, sortOrderOf } from '../../model/directory-page.ts';

interface SortFieldProps {
  value: SortOrder;
  /** A postcode, near which the nearest may come first. */
  near: string;
  onChange: (value: SortOrder) => void;
}

/** From A to Z, or the other way round, or from the nearest on. */
export function SortField({ value, near, onChange }: SortFieldProps) {
  const t = useMessages(directoryMessages);
  return (
    <LazySelect
      label={t('sort')}
      value={value}
      options={[
        ...(near === '' ? [] : [{ value: 'near', label: t('nearestFirst') }]),
        { value: 'asc', label: t('ascending') },
        { value: 'desc', label: t('descending') },
      ]}
      onChange={(chosen) => onChange(sortOrderOf(chosen, near))}
    />
  );
}
