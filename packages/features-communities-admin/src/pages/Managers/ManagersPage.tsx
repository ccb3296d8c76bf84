import type { Manager } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { AddManagerDialog } from './AddManagerDialog.tsx';
import { DeleteManagerDialog } from './DeleteManagerDialog.tsx';
import { ManagersScreen } from './ManagersScreen.tsx';
import { useManagers } from './use-managers.ts';

type Asked = { to: 'add' } | { to: 'delete'; manager: Manager } | null;

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
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ManagersScreen
        {...list}
        onAdd={() => setAsked({ to: 'add' })}
        onDelete={(manager) => setAsked({ to: 'delete', manager })}
      />
      {asked?.to === 'add' && <AddManagerDialog onClose={close} />}
      {asked?.to === 'delete' && <DeleteManagerDialog manager={asked.manager} onClose={close} />}
    </>
  );
}
