import { type CallInput, type calls, type EventFiles, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { each, maxLength, required, useNestedForm } from '@portal/kit/form';
import type { FieldFile, FieldImage } from '@portal/ui';
import { deskFileMessages } from '../messages-files.ts';

export type SavedFiles = CallInput<typeof calls.desk.saveFiles>['body'];

interface FilesValues {
  image: FieldImage | null;
  documents: { id: string; name: string }[];
  files: FieldFile[];
}

/** What is chosen for an event: nothing of it is sent before it is saved. */
export function useFilesForm(
  { image, documents, revision }: EventFiles,
  onSave: (body: SavedFiles) => Promise<unknown>,
) {
  const t = useMessages(deskFileMessages);
  const n = limits.event.lineLength;
  return useNestedForm<FilesValues>({
    initial: {
      image: image === null ? null : { url: image },
      documents: documents.map(({ id, name }) => ({ id, name })),
      files: [],
    },
    rows: {},
    rules: { documents: each({ name: [required(t('nameMissing')), maxLength(n, t('tooLong', { n }))] }) },
    async onSubmit(values) {
      await onSave({
        revision,
        ...(values.image?.file !== undefined && { imageFile: values.image.file }),
        isImageRemoved: image !== null && values.image === null,
        keptIds: values.documents.map(({ id }) => id),
        names: values.documents.map(({ name }) => name),
        files: values.files.flatMap(({ file }) => file ?? []),
      });
    },
  });
}

export type FilesForm = ReturnType<typeof useFilesForm>;
