import type { Manager } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { AddManagerDialog } from './AddManagerDialog.tsx';
import { DeleteManagerDialog } from './DeleteManagerDialog.tsx';
import { ManagersScreen } from './ManagersScreen.tsx';
import { useManagers } from './use-managers.ts';

type DialogState = { to: 'add' } | { to: 'delete'; manager: Manager } | null;

/** Who looks after all communities. */
export function ManagersPage(props: PageProps) {
  return (
    <ManagementGate tab="administrators">
      <LiveManagers {...props} />
    </ManagementGate>
  );
}

function LiveManagers(props: PageProps) {
  const list = useManagers(props);
  const [dialog, setDialog] = useState<DialogState>(null);
  const close = () => setDialog(null);
  return (
    <>
      <ManagersScreen
        {...list}
        onAdd={() => setDialog({ to: 'add' })}
        onDelete={(manager) => setDialog({ to: 'delete', manager })}
      />
      {dialog?.to === 'add' && <AddManagerDialog onClose={close} />}
      {dialog?.to === 'delete' && <DeleteManagerDialog manager={dialog.manager} onClose={close} />}
    </>
  );
}
