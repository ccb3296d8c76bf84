import { useMessages, usePortal } from '@portal/kit';
import { Button, IconUpload, IconUserPlus, Inline, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { accountMessages } from '../../model/messages.ts';

const InviteDialog = lazyComponent(() =>
  import('./InviteDialog.tsx').then((module) => ({ default: module.InviteDialog })),
);
const InviteFileDialog = lazyComponent(() =>
  import('./InviteFileDialog.tsx').then((module) => ({ default: module.InviteFileDialog })),
);

/** The two ways to invite, whose forms come when somebody wants them. */
export function InviteActions({ part: OneDialog = InviteDialog }: { part?: typeof InviteDialog }) {
  const t = useMessages(accountMessages);
  const { notify } = usePortal();
  const [open, setOpen] = useState<'one' | 'file' | null>(null);
  const close = () => setOpen(null);
  function fail() {
    notify.failure(t('dialogFailed'));
    close();
  }
  return (
    <>
      <Inline>
        <Button icon={IconUpload} onPress={() => setOpen('file')}>
          {t('inviteFile')}
        </Button>
        <Button tone="primary" icon={IconUserPlus} onPress={() => setOpen('one')}>
          {t('invite')}
        </Button>
      </Inline>
      {open === 'one' && <OneDialog onClose={close} onError={fail} />}
      {open === 'file' && <InviteFileDialog onClose={close} onError={fail} />}
    </>
  );
}
