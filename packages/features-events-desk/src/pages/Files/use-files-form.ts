import { type CallInput, type calls, type EventFiles, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { isSafeAddress } from '@portal/rules';
import { custom, each, maxLength, required, useNestedForm } from '@portal/kit/form';
import type { FieldFile, FieldImage } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';

export type SavedFiles = CallInput<typeof calls.desk.saveFiles>['body'];

interface FilesValues {
  image: FieldImage | null;
  documents: { id: string; name: string }[];
  files: FieldFile[];
  links: { name: string; url: string }[];
}

/** What is chosen for an event: nothing of it is sent before it is saved. */
export function useFilesForm(
  { image, documents, links, revision }: EventFiles,
  onSave: (body: SavedFiles) => Promise<unknown>,
) {
  const t = useMessages(eventsDeskMessages);
  const { lineLength: n, addressLength } = limits.event;
  const name = [required(t('nameMissing')), maxLength(n, t('atMostCharacters', { n }))];
  return useNestedForm<FilesValues>({
    initial: {
      image: image === null ? null : { url: image },
      documents: documents.map(({ id, name }) => ({ id, name })),
      files: [],
      links: links.map(({ name: shown, url }) => ({ name: shown, url })),
    },
    rows: { links: () => ({ name: '', url: '' }) },
    rules: {
      documents: each({ name }),
      links: each({
        name,
        url: [
          custom(isSafeAddress, t('noSafeAddress')),
          maxLength(addressLength, t('atMostCharacters', { n: addressLength })),
        ],
      }),
    },
    async onSubmit(values) {
      await onSave({
        revision,
        ...(values.image?.file !== undefined && { imageFile: values.image.file }),
        isImageRemoved: image !== null && values.image === null,
        keptIds: values.documents.map(({ id }) => id),
        names: values.documents.map(({ name }) => name),
        files: values.files.flatMap(({ file }) => file ?? []),
        linkNames: values.links.map((link) => link.name),
        linkUrls: values.links.map(({ url }) => url.trim()),
      });
    },
  });
}

export type FilesForm = ReturnType<typeof useFilesForm>;
