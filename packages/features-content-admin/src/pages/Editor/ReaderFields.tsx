import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Checkbox, MultiSelect, Section, Stack, TagField } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, wireKinds } from '../../model/content-kinds.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import type { EditorFields } from './editor-fields.ts';

export interface ReaderFieldsProps {
  kind: ContentKind;
  form: EditorFields;
  options: ContentOptions;
}

/** Under what an item is found. */
export function LabelFields({ kind, form, options }: ReaderFieldsProps) {
  const t = useMessages(contentAdminMessages);
  const categories = options.categories.filter(({ type }) => type === wireKinds[kind].categoryType);
  return (
    <Section title={t('partLabels')}>
      <Stack gap={5}>
        <MultiSelect
          {...form.field('categoryIds')}
          label={t('categories')}
          placeholder={t('noneChosen')}
          options={categories.map(({ id, label, parentId }) => ({
            value: id,
            label: parentId === null ? label : t('belowCategory', { label }),
          }))}
          isOptional
        />
        <TagField
          {...form.field('tagIds')}
          label={t('tags')}
          options={options.tags.map(({ id, label }) => ({ value: id, label }))}
          maxItems={limits.contentItem.tags}
          isOptional
        />
      </Stack>
    </Section>
  );
}

/** For whom an item is. */
export function ReaderFields({ form, options }: Omit<ReaderFieldsProps, 'kind'>) {
  const t = useMessages(contentAdminMessages);
  return (
    <Section title={t('readers')}>
      <Stack gap={5}>
        <MultiSelect
          {...form.field('segmentIds')}
          label={t('segments')}
          description={t('segmentsHint')}
          placeholder={t('everybody')}
          options={options.segments.map(({ id, name }) => ({ value: id, label: name }))}
          isOptional
        />
        <Checkbox
          isSelected={form.values.isMembersOnly}
          onChange={form.field('isMembersOnly').onChange}
          label={t('membersOnly')}
          description={t('membersOnlyHint')}
        />
      </Stack>
    </Section>
  );
}
