import type { CpdOptions } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Select, TextField } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import type { RecordValues } from './record-values.ts';

interface CategoryFieldProps {
  form: Form<RecordValues>;
  offered: CpdOptions;
  isLocked: boolean;
}

/** One of the rules' categories, where they have any. What an import has named is kept until another is chosen. */
export function CategoryField({ form, offered: { categories, takesOthers }, isLocked }: CategoryFieldProps) {
  const t = useMessages(cpdMessages);
  const field = form.field('category');
  const known = categories.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = !field.value || categories.some(({ id }) => id === field.value);
  if (categories.length === 0) return null;
  if (isLocked) {
    const name = categories.find(({ id }) => id === field.value)?.name ?? field.value ?? '';
    return <TextField {...field} value={name} onChange={() => undefined} label={t('category')} isReadOnly />;
  }
  return (
    <Select
      {...field}
      label={t('category')}
      placeholder={t('categoryPlaceholder')}
      isRequired={!takesOthers}
      options={[
        ...known,
        ...(isKnown ? [] : [{ value: field.value ?? '', label: field.value ?? '' }]),
        ...(takesOthers ? [{ value: '', label: t('noCategory') }] : []),
      ]}
    />
  );
}
