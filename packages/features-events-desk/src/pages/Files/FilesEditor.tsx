import { attachmentTypes, type EventFiles, imageTypes, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, FileField, Form, ImageField, Inline } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { DocumentRows } from './DocumentRows.tsx';
import { LinkRows } from './LinkRows.tsx';
import { type SavedFiles, useFilesForm } from './use-files-form.ts';

export interface FilesEditorProps {
  files: EventFiles;
  /** Somebody else has saved the event since. */
  isStale: boolean;
  onBeginAgain: () => void;
  /** Rejects where they could not be saved, and then what was chosen stays. */
  onSave: (body: SavedFiles) => Promise<unknown>;
}

/** Chooses the picture and the documents of an event, names them and puts them in order. */
export function FilesEditor({ files, isStale, onBeginAgain, onSave }: FilesEditorProps) {
  const t = useMessages(eventsDeskMessages);
  const form = useFilesForm(files, onSave);
  const { value, ...added } = form.field('files');
  const [images, list] = [imageTypes.join(', '), attachmentTypes.join(', ')];
  const n = limits.event.files;
  return (
    <Form onSubmit={form.onSubmit}>
      {isStale && (
        <Banner
          tone="caution"
          role="alert"
          title={t('staleTitle')}
          action={
            <Button size="sm" onPress={onBeginAgain}>
              {t('beginAgain')}
            </Button>
          }
        >
          {t('filesStaleText')}
        </Banner>
      )}
      <ImageField
        {...form.field('image')}
        label={t('picture')}
        isOptional
        description={t('pictureHint', { list: images })}
        crop="ratio"
        accept={[...imageTypes]}
        maxBytes={limits.fileBytes}
        isPending={form.isPending}
        rejections={{ size: t('fileTooLarge'), type: t('fileType', { list: images }) }}
        labels={{ cropDialog: { title: t('cropTitle'), hint: t('cropHint') } }}
      />
      <DocumentRows form={form} />
      <FileField
        {...added}
        files={value}
        label={t('addDocuments')}
        isOptional
        description={t('addHint', { n, list })}
        accept={[...attachmentTypes]}
        maxBytes={limits.fileBytes}
        maxCount={Math.max(0, n - form.values.documents.length)}
        isPending={form.isPending}
        rejections={{ size: t('fileTooLarge'), type: t('fileType', { list }), count: t('fileCount', { n }) }}
      />
      <LinkRows form={form} />
      <Inline justify="end">
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {t('save')}
        </Button>
      </Inline>
    </Form>
  );
}
