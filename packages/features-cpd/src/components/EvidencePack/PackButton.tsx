import { useMessages, usePortal } from '@portal/kit';
import { Button, IconDownload, latePart, useLatePart } from '@portal/ui';
import { useState } from 'react';
import { packTitleMessages } from '../../messages-pack-titles.ts';

export interface PackButtonProps {
  periodId: string;
  years: string;
  /** Its dialog, whose code comes with the press. */
  dialog?: typeof lateDialog;
}

const lateDialog = latePart(async () => (await import('./PackDialog.tsx')).PackDialog);

/** Opens what is in the evidence pack of a period. */
export function PackButton({ periodId, years, dialog = lateDialog }: PackButtonProps) {
  const t = useMessages(packTitleMessages);
  const { notify } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const PackDialog = useLatePart(dialog, isOpen, () => {
    close();
    notify.failure(t('packFailed'));
  });
  return (
    <>
      <Button
        icon={IconDownload}
        label={t('packNamed', { years })}
        isPending={isOpen && PackDialog === undefined}
        onPress={() => setOpen(true)}
      >
        {t('pack')}
      </Button>
      {isOpen && PackDialog !== undefined && <PackDialog periodId={periodId} years={years} onClose={close} />}
    </>
  );
}
