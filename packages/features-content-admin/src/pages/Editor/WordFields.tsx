import { calls, limits, useAction } from '@portal/api';
import { contentRefusal, measureWords } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { LazyRichTextEditor, Section, Stack, Text, TextArea, TextField } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { EditorFields } from './editor-fields.ts';

/** Why words are too heavy for a browser to lay out, as the server would say it when they are saved. */
const heavyWords = (text: string): string | null => contentRefusal(measureWords(text))?.message ?? null;

/** Title, what is said in short, and the text. */
export function WordFields({ form }: { form: EditorFields }) {
  const t = useMessages(contentAdminMessages);
  const { itemId } = form.values;
  const send = useAction(calls.contentDesk.addPicture, { failure: t('pictureFailed') });
  // A picture of the text is sent at once, to an item that is there.
  const upload =
    itemId === null ? undefined : (file: File) => send.run({ params: { id: itemId }, body: { imageFile: file } });
  return (
    <Section title={t('partWords')}>
      <Stack gap={5}>
        <TextField {...form.field('name')} label={t('title')} isRequired />
        <TextArea
          {...form.field('shortDescription')}
          label={t('inShort')}
          description={t('inShortHint')}
          rows={3}
          maxCount={limits.contentItem.shortLength}
          isOptional
        />
        <LazyRichTextEditor
          {...form.field('content')}
          label={t('text')}
          refuse={heavyWords}
          hasVideos
          isPending={form.isPending}
          {...(upload !== undefined && { onUploadImage: upload })}
        />
        {itemId === null && <Text tone="quiet">{t('picturesLater')}</Text>}
      </Stack>
    </Section>
  );
}
