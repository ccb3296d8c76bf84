import { type DeskContentItem, imageTypes, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ImageField, Section, Stack, TextField } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { EditorFields } from './editor-fields.ts';

const list = imageTypes.join(', ');

export interface PictureFieldsProps {
  form: EditorFields;
  /** As the server has it now; undefined of an item that is not made yet. */
  storedImage: DeskContentItem['image'] | undefined;
}

/** The picture of lists and of the page. What is on it is asked for as soon as there is one. */
export function PictureFields({ form, storedImage }: PictureFieldsProps) {
  const t = useMessages(contentAdminMessages);
  const { value: image, ...field } = form.field('image');
  // A draft of some days ago has an address that is shown no more.
  const url = image?.assetId !== undefined && image.assetId === storedImage?.assetId ? storedImage.url : image?.url;
  return (
    <Section title={t('picture')}>
      <Stack gap={5}>
        <ImageField
          {...field}
          value={image && url !== undefined ? { ...image, url } : image}
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
        {image !== null && (
          <TextField {...form.field('imageAlt')} label={t('alt')} description={t('altHint')} isRequired />
        )}
      </Stack>
    </Section>
  );
}
