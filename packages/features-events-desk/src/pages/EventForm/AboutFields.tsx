import { useMessages } from '@portal/kit';
import { LazyRichTextEditor, Select, TextArea, TextField } from '@portal/ui';
import { kinds } from '../EventList/list-filters.ts';
import { eventsDeskMessages } from '../../messages.ts';
import type { EventFormFields } from './event-form-fields.ts';
import { FormPart } from './FormPart.tsx';
import { useKindWords } from '../../model/use-kind-words.ts';

export function AboutFields({ form }: { form: EventFormFields }) {
  const t = useMessages(eventsDeskMessages);
  const kindWords = useKindWords();
  const { onChange, ...type } = form.field('type');
  return (
    <FormPart part="about">
      <TextField {...form.field('title')} label={t('title')} description={t('titleHint')} isRequired />
      <Select
        {...type}
        label={t('type')}
        options={kinds.map((value) => ({ value, label: kindWords[value] }))}
        onChange={(value) => onChange(kinds.find((one) => one === value) ?? type.value)}
      />
      <TextArea {...form.field('shortDesc')} label={t('shortDesc')} description={t('shortDescHint')} isOptional />
      <LazyRichTextEditor {...form.field('content')} label={t('content')} />
    </FormPart>
  );
}
