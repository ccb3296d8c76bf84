import { limits } from '@portal/api';
import { isBlankText } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { FormDialog, TextField } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';

interface NameFilterDialogProps {
  /** Rejects, after its toast, where it is not kept. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const longest = limits.directory.filterName;

/** Asks what to call the filters that are kept. */
export function NameFilterDialog({ onSave, onClose }: NameFilterDialogProps) {
  const t = useMessages(directoryMessages);
  const form = useForm({
    initial: { name: '' },
    rules: {
      name: [
        custom((name: string) => !isBlankText(name), t('fieldRequired')),
        maxLength(longest, t('atMostCharacters', { n: longest })),
      ],
    },
    async onSubmit({ name }) {
      await onSave(name.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('saveFilters')}
      description={t('filterNameHint')}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('filterName')} isRequired hasAutoFocus />
    </FormDialog>
  );
}
