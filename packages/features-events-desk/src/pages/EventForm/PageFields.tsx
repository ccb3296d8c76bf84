import { useMessages } from '@portal/kit';
import { LazyRichTextEditor, TextArea, TextField } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { EventFormFields } from './event-form-fields.ts';
import { FormPart } from './FormPart.tsx';

/** What only some events tell on their page. */
export function PageFields({ form }: { form: EventFormFields }) {
  const t = useMessages(eventsDeskMessages);
  return (
    <FormPart part="more">
      <LazyRichTextEditor {...form.field('reasoning')} label={t('reasoning')} isOptional />
      <LazyRichTextEditor {...form.field('access')} label={t('access')} isOptional />
      <TextField {...form.field('enrolTitle')} label={t('enrolTitle')} description={t('enrolTitleHint')} isOptional />
      <LazyRichTextEditor {...form.field('enrol')} label={t('enrol')} isOptional />
      <TextField
        {...form.field('coursesTitle')}
        label={t('coursesTitle')}
        description={t('coursesTitleHint')}
        isOptional
      />
      <TextArea {...form.field('coursesDescription')} label={t('coursesDescription')} isOptional />
    </FormPart>
  );
}
