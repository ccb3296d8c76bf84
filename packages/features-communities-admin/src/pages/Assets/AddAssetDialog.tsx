import { assetTypes, limits } from '@portal/api';
import { isAssetLink } from '@portal/rules';
import { type DraftEntry, useMessages } from '@portal/kit';
import { type Form, maxLength, required, useForm } from '@portal/kit/form';
import { type FieldFile, FileField, RadioGroup, TextArea, TextField } from '@portal/ui';
import { DraftDialog } from '../../components/DraftDialog/DraftDialog.tsx';
import { newAssetKey } from '../../model/draft-keys.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import type { NewAsset } from './use-asset-actions.ts';

export interface AddAssetDialogProps {
  folder: { id: string; name: string };
  draftPlace: Pick<DraftEntry, 'place' | 'href'>;
  /** Rejects where it could not be added, and then the dialog stays. */
  onAdd: (asset: NewAsset) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  kind: 'file' | 'link' | null;
  files: FieldFile[];
  link: string;
  name: string;
  description: string;
}

const { nameLength, descriptionLength, addressLength } = limits.folder;
const list = assetTypes.join(', ');

/** Adds a file or a link to a folder. */
export function AddAssetDialog({ folder, draftPlace, onAdd, onClose }: AddAssetDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const form = useForm<Values>({
    initial: { kind: null, files: [], link: '', name: '', description: '' },
    draftKey: newAssetKey(folder.id),
    draftEntry: ({ name, link, description }) => ({
      ...draftPlace,
      kind: t('addAssetTo', { folder: folder.name }),
      text: name.trim() || link.trim() || description.trim(),
    }),
    rules: {
      kind: [required(t('assetDataRequired'))],
      files: [(files, { kind }) => (kind === 'file' && files.length === 0 ? t('assetDataRequired') : null)],
      link: [
        (link, { kind }) => (kind === 'link' && !isAssetLink(link.trim()) ? t('urlWrong') : null),
        maxLength(addressLength, t('atMostCharacters', { n: addressLength })),
      ],
      name: [required(t('assetNameRequired')), maxLength(nameLength, t('atMostCharacters', { n: nameLength }))],
      description: [
        required(t('assetDescriptionRequired')),
        maxLength(descriptionLength, t('atMostCharacters', { n: descriptionLength })),
      ],
    },
    async onSubmit({ kind, files, link, name, description }) {
      const file = files[0]?.file;
      const data = kind === 'link' ? { link: link.trim() } : file && { file };
      if (data === undefined) return;
      await onAdd({ name, description, ...data });
      onClose();
    },
  });
  return (
    <DraftDialog title={t('addAssetTo', { folder: folder.name })} submitLabel={t('add')} form={form} onClose={onClose}>
      <Data form={form} />
      <TextField {...form.field('name')} label={t('folderName')} isRequired />
      <TextArea {...form.field('description')} label={t('folderDescription')} isRequired maxCount={descriptionLength} />
    </DraftDialog>
  );
}

function Data({ form }: { form: Form<Values> }) {
  const t = useMessages(communitiesAdminMessages);
  const kind = form.field('kind');
  const { value: files, ...file } = form.field('files');
  return (
    <>
      <RadioGroup
        {...kind}
        label={t('assetKind')}
        isRequired
        isInline
        options={[
          { value: 'file', label: t('kindFile') },
          { value: 'link', label: t('kindLink') },
        ]}
        onChange={(value) => kind.onChange(value === 'link' ? 'link' : 'file')}
      />
      {kind.value === 'file' && (
        <FileField
          {...file}
          files={files}
          label={t('file')}
          isRequired
          description={t('fileHint', { list })}
          accept={assetTypes}
          maxBytes={limits.fileBytes}
          maxCount={1}
          isPending={form.isPending}
          rejections={{ size: t('fileTooLarge'), type: t('fileType', { list }), count: t('fileCount') }}
        />
      )}
      {kind.value === 'link' && <TextField {...form.field('link')} label={t('address')} type="url" isRequired />}
    </>
  );
}
