import { usePendingDeletion } from './use-pending-deletion.ts';
import { PendingDeletion } from './PendingDeletion.tsx';

/** Above each page of the settings, as long as the account is to be deleted. */
export function LivePendingDeletion() {
  const { dueAt, ...actions } = usePendingDeletion();
  return dueAt !== null && <PendingDeletion dueAt={dueAt} {...actions} />;
}
