import { limits } from '@portal/api';
import { type DraftEntry, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { TextArea, TextField } from '@portal/ui';
import { DraftDialog } from '../../components/DraftDialog/DraftDialog.tsx';
import { communitiesAdminMessages } from '../../messages.ts';

interface Names {
  name: string;
  description: string;
}

export interface NamesDialogProps {
  title: string;
  submitLabel: string;
  initial: Names;
  draftKey: string;
  draftPlace: Pick<DraftEntry, 'place' | 'href'>;
  /** Rejects where it could not be saved, and then the dialog stays. */
  onSave: (names: Names) => Promise<unknown>;
  onClose: () => void;
}

const { nameLength, descriptionLength } = limits.folder;

/** Names and describes a folder, a file or a link. */
export function NamesDialog({ title, submitLabel, initial, draftKey, draftPlace, onSave, onClose }: NamesDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const form = useForm({
    initial,
    draftKey,
    draftEntry: ({ name, description }) => ({ ...draftPlace, kind: title, text: name.trim() || description.trim() }),
    rules: {
      name: [required(t('folderNameRequired')), maxLength(nameLength, t('atMostCharacters', { n: nameLength }))],
      description: [maxLength(descriptionLength, t('atMostCharacters', { n: descriptionLength }))],
    },
    async onSubmit(names) {
      await onSave(names);
      onClose();
    },
  });
  return (
    <DraftDialog title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={t('folderName')} isRequired hasAutoFocus />
      <TextArea {...form.field('description')} label={t('folderDescription')} isOptional maxCount={descriptionLength} />
    </DraftDialog>
  );
}
