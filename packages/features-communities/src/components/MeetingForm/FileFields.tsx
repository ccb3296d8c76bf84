import { attachmentTypes, imageTypes, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { FileField, ImageField, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { MeetingValues } from './meeting-values.ts';

/** The picture of a meeting, and what is read beforehand. */
export function FileFields({ form }: { form: Form<MeetingValues> }) {
  const t = useMessages(communitiesMessages);
  const { value, ...files } = form.field('files');
  const list = attachmentTypes.join(', ');
  const n = limits.meeting.files;
  return (
    <Stack gap={5}>
      <ImageField
        {...form.field('image')}
        label={t('meetingImageField')}
        isOptional
        description={t('meetingImageHint')}
        accept={imageTypes}
        maxBytes={limits.fileBytes}
        isPending={form.isPending}
        rejections={{ size: t('fileTooLarge'), type: t('fileType', { list: imageTypes.join(', ') }) }}
      />
      <FileField
        {...files}
        files={value}
        label={t('meetingFilesField')}
        isOptional
        description={t('meetingFilesHint', { n, list })}
        accept={attachmentTypes}
        maxBytes={limits.fileBytes}
        maxCount={n}
        isPending={form.isPending}
        rejections={{
          size: t('fileTooLarge'),
          type: t('fileType', { list }),
          count: t('meetingFileCount', { n }),
        }}
      />
    </Stack>
  );
}
