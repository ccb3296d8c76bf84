import { imageTypes, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ImageField, Section, Stack, TextField } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { EditorFields } from './editor-fields.ts';

const list = imageTypes.join(', ');

/** The picture of lists and of the page. What is on it is asked for as soon as there is one. */
export function PictureFields({ form }: { form: EditorFields }) {
  const t = useMessages(contentAdminMessages);
  return (
    <Section title={t('picture')}>
      <Stack gap={5}>
        <ImageField
          {...form.field('image')}
          label={t('picture')}
          isLabelHidden
          isOptional
          description={t('pictureHint', { list })}
          crop="ratio"
          accept={[...imageTypes]}
          maxBytes={limits.fileBytes}
          isPending={form.isPending}
          rejections={{ size: t('fileTooLarge'), type: t('fileType', { list }) }}
          labels={{ cropDialog: { title: t('cropTitle'), hint: t('cropHint') } }}
        />
        {form.values.image !== null && (
          <TextField {...form.field('imageAlt')} label={t('alt')} description={t('altHint')} isRequired />
        )}
      </Stack>
    </Section>
  );
}
