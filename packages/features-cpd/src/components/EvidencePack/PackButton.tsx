import { useMessages, usePortal } from '@portal/kit';
import { Button, IconDownload, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';

export interface PackButtonProps {
  periodId: string;
  years: string;
  /** What opens from it. */
  dialog?: typeof PackDialog;
}

const PackDialog = lazyComponent(() => import('./PackDialog.tsx').then((module) => ({ default: module.PackDialog })));

/** Opens what is in the evidence pack of a period. */
export function PackButton({ periodId, years, dialog: Dialog = PackDialog }: PackButtonProps) {
  const t = useMessages(cpdMessages);
  const { notify } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isLoaded = Dialog.useIsLoaded();
  function fail() {
    close();
    notify.failure(t('packFailed'));
  }
  return (
    <>
      <Button
        icon={IconDownload}
        label={t('packNamed', { years })}
        isPending={isOpen && !isLoaded}
        onPress={() => setOpen(true)}
      >
        {t('pack')}
      </Button>
      {isOpen && <Dialog periodId={periodId} years={years} onClose={close} onError={fail} />}
    </>
  );
}
